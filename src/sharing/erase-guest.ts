import type { PayloadRequest } from 'payload';

/** What stands in the place of a guest who asked to be forgotten. */
export const ERASED = 'Erased on request';

/** Characters that may belong to an address: `a@x.example` is not in `ada@x.example`. */
const PART = /[\w.!#$%&'*+/=?^`{|}~@-]/;

/** Whether a text holds exactly this address, in upper or lower case. */
export function mentions(text: string | null | undefined, email: string): boolean {
  const within = (text ?? '').toLowerCase();
  const address = email.toLowerCase();
  for (let at = within.indexOf(address); at >= 0; at = within.indexOf(address, at + 1)) {
    const after = within.slice(at + address.length).replace(/^\.(?!\w)/, '');
    if (!PART.test(within.charAt(at - 1)) && !PART.test(after.charAt(0))) return true;
  }
  return false;
}

/**
 * Takes an e-mail address, and with it its owner's name and words, out of what guests said of drafts, out of the purpose of
 * preview links and out of the audit log. What was decided about which version stays. Guests who gave no address are not
 * found: admins delete their answers under Approvals.
 */
export async function eraseGuest(req: PayloadRequest, email: string): Promise<void> {
  const { payload } = req;
  const shared = { depth: 0, overrideAccess: true, req } as const;
  // Narrows the rows down; `contains` takes _ and % for any letters, so the texts are compared once more.
  const says = (field: string) => ({ [field]: { contains: email } });
  const all = { ...shared, pagination: false } as const;
  const approvals = await payload.find({
    ...all,
    collection: 'approvals',
    where: { or: [says('name'), says('comment')] },
  });
  for (const { id, name, comment } of approvals.docs) {
    if (!mentions(name, email) && !mentions(comment, email)) continue;
    await payload.update({ ...shared, collection: 'approvals', id, data: { name: ERASED, comment: null } });
  }
  const links = await payload.find({ ...all, collection: 'preview-links', where: says('purpose') });
  for (const { id, purpose } of links.docs) {
    if (mentions(purpose, email))
      await payload.update({ ...shared, collection: 'preview-links', id, data: { purpose: null } });
  }
  const lines = await payload.find({ ...all, collection: 'audit-log', where: says('whoName') });
  for (const { id, whoName } of lines.docs) {
    if (mentions(whoName, email))
      await payload.update({ ...shared, collection: 'audit-log', id, data: { whoName: ERASED } });
  }
}
