import type { Payload } from 'payload';
import { env } from '@/env';
import type { Sender } from '@/services/mail/sender';

export async function senderOf(payload: Payload): Promise<Sender> {
  const { name, email } = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
  return { name, email, siteUrl: env().SITE_URL };
}
