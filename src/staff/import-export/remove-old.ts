import type { PayloadRequest } from 'payload';

const KEPT_DAYS = 7;

/** Deletes export and import files older than a week, because they contain drafts. */
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
