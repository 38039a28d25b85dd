// Size limits of request bodies, for the server and the API (src/api).

const MEGABYTE = 1024 * 1024;

/** Everything except uploads. */
export const MAX_BODY_BYTES = MEGABYTE;
export const MAX_UPLOAD_BYTES = 20 * MEGABYTE;

/** Upload addresses of staff, with the limit of the whole body: the file (base64 in JSON) and fields. */
const uploads = [
  { address: /^\/api\/(?:media|imports)(?:\/[\w-]+)?$/, type: /^multipart\//, most: MAX_UPLOAD_BYTES + MEGABYTE },
  { address: /^\/api\/imports\/preview-data$/, type: /^application\/json/, most: 28 * MEGABYTE },
  // A page with its pictures (src/staff/page-files).
  { address: /^\/api\/pages\/from-file$/, type: /^/, most: 62 * MEGABYTE },
];

/**
 * The maximum size of a body, in bytes.
 * @param path without the query
 * @param type the content type
 */
export function bodyLimit(method: string, path: string, type: string): number {
  const isWrite = method === 'POST' || method === 'PATCH';
  const upload = isWrite ? uploads.find((rule) => rule.address.test(path) && rule.type.test(type)) : undefined;
  return upload?.most ?? MAX_BODY_BYTES;
}
