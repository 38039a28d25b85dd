import fs from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '../../lib/escape-html.ts';
import { mediaTypeNamed } from '../../lib/file-types.ts';
import { shortPath } from '../../lib/short-path.ts';
import { filePolicy } from '../html/policies.ts';
import { PRIVATE_CACHE_CONTROL } from '../html/status.ts';
import type { PlainResponse } from '../http/site-response.ts';
import type { Page } from '../pages/page-store.ts';
import { apiUnavailable, notices } from './notices.ts';

/** Address of the prerendered not-found page (src/app/(site)/internal/fallback). */
export const NOT_FOUND_PAGE = '/internal/fallback/not-found';
/** The same without a path, for a reverse proxy whose servers are all down. */
export const NOTHING_PAGE = '/internal/fallback/nothing';
export const NO_SEARCH_PAGE = '/internal/fallback/no-search';
const RETRY_AFTER = '10';

export const textResponse = (status: number, type: string, body: string, policy?: string): PlainResponse => ({
  status,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': PRIVATE_CACHE_CONTROL,
    ...(policy && { 'content-security-policy': policy }),
    ...(status === 503 ? { 'retry-after': RETRY_AFTER } : {}),
  },
  body,
});

export const noticeResponse = (status: number, name: keyof typeof notices): PlainResponse =>
  textResponse(status, 'text/html', notices[name]);

export const apiUnavailableResponse = textResponse(503, 'application/json', apiUnavailable, filePolicy);

type Copy = Pick<Page, 'headers' | 'bodies'> | undefined;

export function noSearchResponse(page: Copy): PlainResponse {
  if (!page) return noticeResponse(503, 'unavailable');
  const headers = { ...page.headers, 'cache-control': PRIVATE_CACHE_CONTROL, 'retry-after': RETRY_AFTER };
  return { status: 503, headers, body: page.bodies.identity.body };
}

export function notFoundResponse(address: string, page: Copy): PlainResponse {
  if (!page) return noticeResponse(404, 'notFound');
  const shown = escapeHtml(shortPath(address));
  // A function, because `$&` and the like are special in a replacement string.
  const body = page.bodies.identity.body.toString().replaceAll(NOT_FOUND_PAGE, () => shown);
  return { status: 404, headers: { ...page.headers, 'cache-control': PRIVATE_CACHE_CONTROL }, body };
}

const MEDIA = /^\/api\/media\/file\/([\w-][\w.-]*)$/;

/**
 * Reads a picture, caption file or PDF in `/api/media`, if it is stored on this machine: Payload would query the
 * database whether it is in the trash.
 */
export function pictureAt(address: string, dataDir: string): (() => Promise<PlainResponse>) | undefined {
  const [, name = ''] = MEDIA.exec(address) ?? [];
  const type = mediaTypeNamed(name);
  // Too large to be read at once.
  if (!type || type.kind === 'video') return undefined;
  const file = path.join(/*turbopackIgnore: true*/ dataDir, 'media', name);
  if (!fs.statSync(/*turbopackIgnore: true*/ file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const headers = {
    'content-type': type.type,
    'cache-control': PRIVATE_CACHE_CONTROL,
    'content-security-policy': filePolicy,
    ...(type.kind === 'pdf' ? { 'content-disposition': 'attachment' } : {}),
  };
  return () =>
    fs.promises.readFile(/*turbopackIgnore: true*/ file).then(
      (body) => ({ status: 200, headers, body }),
      () => apiUnavailableResponse,
    );
}
