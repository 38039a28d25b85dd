import type { PayloadRequest } from 'payload';
import { can } from '@/access/roles';

/** Why a sender may not: of another kind than the size of what is sent. */
export type Refusal = { status: number; message: string };
export type MayUpload = (req: PayloadRequest) => Promise<boolean | Refusal>;

/** True if the sender may upload to this path below `/api`. Checked before more than 1 MB of the body is read. */
export async function mayUpload(req: PayloadRequest, [collection = '', id]: string[]): Promise<boolean | Refusal> {
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
