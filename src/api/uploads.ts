import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';

export type MayUpload = (req: PayloadRequest) => Promise<boolean>;

/** True if the sender may upload to this path below `/api`. Checked before more than 1 MB of the body is read. */
export async function mayUpload(req: PayloadRequest, [collection = '', id]: string[]): Promise<boolean> {
  if (collection === 'pages' || collection === 'translations') return can(req, 'write');
  if (collection === 'tables') return can(req, 'publish');
  const own = req.payload.collections[collection as 'media']?.config.endpoints || [];
  // Of an endpoint whose senders have no session.
  const ofEndpoint = own.find(({ custom }) => custom?.mayUpload)?.custom?.mayUpload as MayUpload | undefined;
  if (ofEndpoint && id === undefined) return ofEndpoint(req);
  const access = req.payload.collections[collection as 'media']?.config.access;
  const rule = id === undefined ? access?.create : access?.update;
  return Boolean(await rule?.({ req, id }));
}
