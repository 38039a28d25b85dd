import type { PayloadRequest, Where } from 'payload';

/** The notifications of the bell; readers who want mail only have none. */
export const shownTo = (user: PayloadRequest['user']): Where => ({
  and: [{ reader: { equals: user?.id } }, { isShown: { equals: true } }],
});

export const isUnread: Where = { readAt: { exists: false } };

/** How many notifications the bell of the user shows as new. */
export async function countUnread(req: PayloadRequest): Promise<number> {
  const where = { and: [shownTo(req.user), isUnread] };
  const { totalDocs } = await req.payload.count({ collection: 'notifications', where, overrideAccess: true, req });
  return totalDocs;
}
