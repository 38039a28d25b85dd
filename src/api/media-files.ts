import fs from 'node:fs/promises';
import path from 'node:path';
import { cms } from '@/data/cms';
import { env } from '@/env';
import { mediaTypeNamed, PDF } from '@/lib/file-types';
import { nowCalled } from '@/services/storage/former-names';
import { STREAMED_LENGTH } from '../delivery/html/status.ts';

const PREFIX = '/api/media/file/';
/** A file keeps its address when it is cropped. */
const MEDIA_CACHE_CONTROL = 'public, max-age=3600';
const SECOND_MS = 1000;

export const isMedia = ({ url }: Request): boolean => new URL(url).pathname.startsWith(PREFIX);

type Validators = { etag: string; modified?: Date };

function nameOf({ url }: Request): string {
  try {
    return path.basename(decodeURIComponent(new URL(url).pathname.slice(PREFIX.length)));
  } catch {
    return '';
  }
}

/** Of a file on this machine; a bucket states its own. */
async function validatorsOf(request: Request): Promise<Validators | undefined> {
  const file = path.join(env().DATA_DIR, 'media', nameOf(request));
  const stat = await fs.stat(file).catch(() => undefined);
  if (!stat?.isFile()) return undefined;
  return { etag: `"${stat.size.toString(36)}-${Math.round(stat.mtimeMs).toString(36)}"`, modified: stat.mtime };
}

const withoutWeakness = (tag: string) => tag.trim().replace(/^W\//, '');

/** If-Modified-Since counts only without If-None-Match (RFC 9110, 13.1.3). */
function isKnown({ headers }: Request, { etag, modified }: Validators): boolean {
  const tags = headers.get('if-none-match');
  if (tags !== null) return tags.trim() === '*' || tags.split(',').map(withoutWeakness).includes(withoutWeakness(etag));
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return modified !== undefined && Math.floor(modified.getTime() / SECOND_MS) * SECOND_MS <= since;
}

/** One part of a file. A range that cannot be read, and several at once, count as none (RFC 9110, 14.2). */
function isRange(stated: string): boolean {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(stated.trim()) ?? [];
  return first ? !last || Number(first) <= Number(last) : last !== '';
}

const CONDITIONS = ['if-none-match', 'if-modified-since', 'if-range'];

/** Payload ignores conditions of a file on disk, and a bucket knows some of them. */
function unconditional(request: Request, validators: Validators | undefined): Request {
  const headers = new Headers(request.headers);
  const only = headers.get('if-range');
  const isSame = only === validators?.etag || (only !== null && only === validators?.modified?.toUTCString());
  if ((only !== null && !isSame) || !isRange(headers.get('range') ?? '')) headers.delete('range');
  for (const name of CONDITIONS) headers.delete(name);
  return new Request(request.url, { method: 'GET', headers, signal: request.signal });
}

/** A PDF may contain scripts, and an upload of an older site may be anything: both are saved, never opened here. */
function setType(request: Request, headers: Headers): void {
  const isUnknown = !mediaTypeNamed(nameOf(request)) && !headers.get('content-type')?.startsWith('image/');
  if (isUnknown) headers.set('content-type', 'application/octet-stream');
  if (isUnknown || headers.get('content-type')?.startsWith(PDF)) headers.set('content-disposition', 'attachment');
}

/** Pages in open windows, and mails, have the address of before. */
async function redirectOf(request: Request): Promise<Response | undefined> {
  const location = await nowCalled(await cms(), nameOf(request));
  return location ? new Response(null, { status: 302, headers: { location } }) : undefined;
}

/** An upload, as `handler` reads it, with validators and conditional requests. */
export async function mediaFile(request: Request, handler: (request: Request) => Promise<Response>): Promise<Response> {
  if (request.method !== 'GET') return handler(request);
  const own = await validatorsOf(request);
  const response = await handler(unconditional(request, own));
  if (!response.ok) return (await redirectOf(request)) ?? response;
  const headers = new Headers(response.headers);
  const stated = headers.get('etag');
  const validators = stated ? { etag: stated } : own;
  setType(request, headers);
  headers.set('cache-control', MEDIA_CACHE_CONTROL);
  if (validators) headers.set('etag', validators.etag);
  if (validators?.modified) headers.set('last-modified', validators.modified.toUTCString());
  const length = headers.get('content-length');
  if (length) headers.set(STREAMED_LENGTH, length);
  if (!validators || !isKnown(request, validators))
    return new Response(response.body, { status: response.status, headers });
  await response.body?.cancel();
  for (const name of ['content-length', 'content-range', 'content-type', STREAMED_LENGTH]) headers.delete(name);
  return new Response(null, { status: 304, headers });
}
