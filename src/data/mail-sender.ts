import { env } from '@/env';
import type { Sender } from '@/services/mail/sender';
import { cms } from './cms';

/** Published site settings. */
export async function mailSender(): Promise<Sender> {
  const payload = await cms();
  const { name, email } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return { name, email, siteUrl: env().SITE_URL };
}
