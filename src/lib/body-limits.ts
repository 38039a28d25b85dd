import { fileLimits } from '../../supabase/functions/_shared/file-kinds.ts';
import { FILES_QUERY } from './files-query.ts';
import { routeKind } from './routes.ts';

const MEGABYTE = 1024 * 1024;

export const MAX_BODY_BYTES = MEGABYTE;
export const MAX_UPLOAD_BYTES = 20 * MEGABYTE;

/** Staff's upload addresses, with the limit of the whole body: the file (base64 in JSON) and fields. */
const uploads = [
  { address: /^\/api\/media(?:\/[\w-]+)?$/, type: /^multipart\//, most: MAX_UPLOAD_BYTES + MEGABYTE },
  // Five megabytes of a table as base64 (src/plugins/tables).
  { address: /^\/api\/tables\/[\w-]+\/read$/, type: /^application\/json/, most: 7 * MEGABYTE },
  // A page with its pictures (src/plugins/page-files).
  { address: /^\/api\/pages\/from-file$/, type: /^/, most: 62 * MEGABYTE },
  // Documents with their pictures (src/plugins/transfer).
  { address: /^\/api\/transfers$/, type: /^application\/json/, most: 62 * MEGABYTE },
  // Five megabytes of XLIFF as base64 (src/plugins/translations).
  { address: /^\/api\/translations\/import$/, type: /^application\/json/, most: 7 * MEGABYTE },
];

const FILES_ENDPOINT = '/forms/built';

/** Whether the request may carry the files of a built form. `url`: with its query. */
export function carriesFiles(method: string, url: string, type: string): boolean {
  if (method !== 'POST' || !type.startsWith('multipart/form-data')) return false;
  const [path = '', query = ''] = url.split('?', 2);
  if (path === FILES_ENDPOINT) return true;
  return new URLSearchParams(query).has(FILES_QUERY) && routeKind(path) === 'page';
}

/** Maximum size of a body, in bytes. `url`: with its query; `type`: the content type. */
export function bodyLimit(method: string, url: string, type: string): number {
  if (carriesFiles(method, url, type)) return fileLimits.allBytes + MEGABYTE;
  const path = url.split('?', 1)[0] ?? '';
  const isWrite = method === 'POST' || method === 'PATCH';
  const upload = isWrite ? uploads.find((rule) => rule.address.test(path) && rule.type.test(type)) : undefined;
  return upload?.most ?? MAX_BODY_BYTES;
}
