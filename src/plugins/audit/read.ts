import type { Payload, PayloadRequest, Where } from 'payload';
import type { Records } from '@/seams/audit';

export type Deed = {
  id: string;
  action: string;
  title: string | null;
  collection: string | null;
  document: string | null;
  whoName: string | null;
  createdAt: string;
};

export async function readLastPublished(payload: Payload): Promise<Deed[]> {
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { action: { in: ['publish', 'unpublish', 'release', 'undo', 'restore', 'trash', 'untrash', 'delete'] } },
    select: { action: true, title: true, collection: true, document: true, whoName: true, createdAt: true },
    sort: '-createdAt',
    limit: 8,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs as Deed[];
}

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
