import type { Payload } from 'payload';
import { env } from '@/env';
import type { Sender } from '@/services/mail/sender';
import { parseSender } from '@/services/mail/transport';

/** From the site settings. Without them, links to sign in are mailed all the same: then it is who `MAIL_FROM` names. */
export async function senderOf(payload: Payload): Promise<Sender> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  const { MAIL_FROM, SITE_URL: siteUrl } = env();
  const otherwise = parseSender(MAIL_FROM);
  return {
    name: settings.name || otherwise.name || new URL(siteUrl).hostname,
    email: settings.email || otherwise.address,
    siteUrl,
  };
}
