import { configuration } from '@/data/cms';
import { addedToSite } from '@/seams/capability';
import type { SentForm, SetCookie } from '@/seams/site';
import type { Entries } from './outcome';

/** Tells the capabilities of a form that was sent. @returns the cookies that they set */
export async function tellSent(sent: SentForm): Promise<SetCookie[]> {
  const cookies = await Promise.all(addedToSite(await configuration(), 'formSent').map((tell) => tell(sent)));
  return cookies.flatMap((cookie) => cookie ?? []);
}

/** Which version of the page the visitor has seen, whatever the browser says. */
export async function withVersion(entries: Entries, headers: Headers, page: string | null): Promise<Entries> {
  const { version: _, ...sent } = entries;
  const seen = addedToSite(await configuration(), 'versionSeen').map((read) => read(headers, page));
  const [version] = (await Promise.all(seen)).filter((one) => one !== undefined);
  return version === undefined ? sent : { ...sent, version };
}
