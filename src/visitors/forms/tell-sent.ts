import { configuration } from '@/data/cms';
import { addedToSite } from '@/seams/capability';
import type { SentForm, SetCookie } from '@/seams/site';

/** Tells the capabilities of a form that was sent. @returns the cookies that they set */
export async function tellSent(sent: SentForm): Promise<SetCookie[]> {
  const cookies = await Promise.all(addedToSite(await configuration(), 'formSent').map((tell) => tell(sent)));
  return cookies.flatMap((cookie) => cookie ?? []);
}
