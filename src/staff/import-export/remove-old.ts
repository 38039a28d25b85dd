import type { PayloadRequest } from 'payload';

const KEPT_DAYS = 7;

/** The files contain drafts, so they are deleted after a week. */
export async function removeOldTransfers(req: PayloadRequest, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  for (const collection of ['exports', 'imports'] as const) {
    await req.payload.delete({
      collection,
      where: { createdAt: { less_than: before } },
      depth: 0,
      overrideAccess: true,
      req,
    });
  }
}
