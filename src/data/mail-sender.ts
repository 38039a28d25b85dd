import type { Where } from 'payload';
import { env } from '@/env';
import type { Sender } from '@/services/mail/sender';
import { cms } from './cms';

/** Published site settings. */
export async function mailSender(): Promise<Sender> {
  const payload = await cms();
  const { name, email } = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  return { name, email, siteUrl: env().SITE_URL };
}

/** Does this issue of the newsletter have a page that visitors can read? */
export async function isPublicIssue(id: string): Promise<boolean> {
  const payload = await cms();
  const where: Where = {
    and: [{ id: { equals: id } }, { _status: { equals: 'published' } }, { path: { exists: true } }],
  };
  return (await payload.count({ collection: 'newsletter-issues', where })).totalDocs > 0;
}
