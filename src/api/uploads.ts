import type { PayloadRequest } from 'payload';
import { hasRole } from '@/access/roles';

/**
 * True if the sender may upload files to this address. Checked before the body is read, so that only staff can make the
 * server accept more than a megabyte (src/lib/body-limits.ts lists the addresses).
 * @param segments the path behind `/api`
 */
export async function mayUpload(req: PayloadRequest, [collection = '', id]: string[]): Promise<boolean> {
  if (collection === 'pages' || collection === 'translations') return hasRole(req, 'admin', 'editor', 'author');
  if (id === 'preview-data') return hasRole(req, 'admin', 'editor');
  const access = req.payload.collections[collection as 'media']?.config.access;
  const rule = id === undefined ? access?.create : access?.update;
  return Boolean(await rule?.({ req, id }));
}
