import type { PayloadRequest, Where } from 'payload';
import { ERASED, mentions } from '@/staff/erased';

/**
 * Erases an email address, with the guest's name and words, from approvals, comments and preview links.
 * Approvals stay. Guests who gave no address cannot be found: admins delete what they wrote.
 */
export async function eraseGuest(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req;
  const shared = { depth: 0, overrideAccess: true, req } as const;
  // `contains` treats _ and % as wildcards, so the texts are compared again.
  const says = (field: string) => ({ [field]: { contains: email } });
  const all = { ...shared, pagination: false } as const;
  const approvals = await payload.find({ ...all, collection: 'approvals', where: says('name') });
  for (const { id, name } of approvals.docs) {
    if (mentions(name, email)) await payload.update({ ...shared, collection: 'approvals', id, data: { name: ERASED } });
  }
  const comments = await payload.find({
    ...all,
    collection: 'comments',
    where: { or: [says('guestName'), says('text')] },
  });
  for (const { id, guestName, link, text } of comments.docs) {
    if (!mentions(guestName, email) && !mentions(text, email)) continue;
    const data = { text: ERASED, ...(guestName && { guestName: ERASED }) };
    await payload.update({ ...shared, collection: 'comments', id, data });
    if (!guestName || !link) continue;
    // The approval that the same guest gave under the same link.
    const where: Where = { and: [{ link: { equals: link } }, { name: { equals: guestName } }] };
    await payload.update({ ...shared, collection: 'approvals', where, data: { name: ERASED } });
  }
  const links = await payload.find({ ...all, collection: 'preview-links', where: says('purpose') });
  for (const { id, purpose } of links.docs) {
    if (mentions(purpose, email))
      await payload.update({ ...shared, collection: 'preview-links', id, data: { purpose: null } });
  }
}
