import type { Payload, PayloadRequest, Where } from 'payload';
import type { Records } from '@/seams/audit';

const isWritten = async (payload: Payload, where: Where, req?: PayloadRequest): Promise<boolean> =>
  (await payload.count({ collection: 'audit-log', where, overrideAccess: true, req })).totalDocs > 0;

export const isUnpublishedSince: Records['isUnpublishedSince'] = (payload, document, time) =>
  isWritten(payload, {
    and: [
      { document: { equals: document } },
      { action: { equals: 'unpublish' } },
      { createdAt: { greater_than_equal: time } },
    ],
  });

/** Was an older version of this document or global restored after this time (ISO 8601)? */
export const isRestoredSince = (req: PayloadRequest, of: Where, time: string): Promise<boolean> =>
  isWritten(req.payload, { and: [of, { action: { equals: 'restore' } }, { createdAt: { greater_than: time } }] }, req);
