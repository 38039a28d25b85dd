import type { IncomingHttpHeaders } from 'node:http';
import type { Refusal } from './request-target.ts';

const isAction = (headers: IncomingHttpHeaders) =>
  'next-action' in headers || (headers['content-type'] ?? '').startsWith('multipart/form-data');

const hostOf = ({ 'x-forwarded-host': forwarded, host }: IncomingHttpHeaders) =>
  forwarded?.toString().split(',', 1)[0]?.trim() ?? host;

type Request = { method?: string; url?: string; headers: IncomingHttpHeaders };

/** Rejects server actions from other origins and for files of the build. Next would reject them too, but with 500. */
export function refusedAction({ method, url = '', headers }: Request): Refusal | undefined {
  const { origin } = headers;
  if (method !== 'POST' || !isAction(headers)) return undefined;
  if (/^\/_next(?:[/?]|$)/.test(url)) return { status: 404, text: 'Not found.\n' };
  if (origin === undefined || /^\/api(?:[/?]|$)/.test(url)) return undefined;
  const isOwn = URL.canParse(origin) && new URL(origin).host === hostOf(headers);
  return isOwn ? undefined : { status: 403, text: 'This request was not sent by a page of this site.\n' };
}
