import type { Where } from 'payload';
import type { Sender } from '@/services/mail/sender';
import { cms } from './cms';
import { senderOf } from './sender-of';

export const mailSender = async (): Promise<Sender> => senderOf(await cms());

export async function isPublicIssue(id: string): Promise<boolean> {
  const payload = await cms();
  const where: Where = {
    and: [{ id: { equals: id } }, { _status: { equals: 'published' } }, { path: { exists: true } }],
  };
  return (await payload.count({ collection: 'newsletter-issues', where, overrideAccess: true })).totalDocs > 0;
}
