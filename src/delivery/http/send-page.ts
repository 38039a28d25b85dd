import type { IncomingMessage } from 'node:http';
import { EXPERIMENT_HEADER } from '../../lib/experiment.ts';
import { CACHE } from '../next/headers.ts';
import { type Body, pickEncoding } from '../pages/encodings.ts';
import type { Page } from '../pages/page-store.ts';
import { isSecure, STRICT_TRANSPORT_SECURITY, withoutSearchEngines } from './security-headers.ts';
import type { SiteResponse } from './site-response.ts';

const heads = new WeakMap<Body, { whole: string[]; unchanged: string[] }>();

function headsOf({ headers, isStored }: Page, chosen: Body, encoding: string) {
  const made = heads.get(chosen);
  if (made) return made;
  const sent = Object.entries(headers).filter(([name]) => name !== EXPERIMENT_HEADER);
  const unchanged = [...sent.flat(), 'etag', chosen.etag, ...(isStored ? [CACHE, 'READY'] : [])];
  const ofBody = encoding === 'identity' ? [] : ['content-encoding', encoding];
  const both = { whole: [...unchanged, ...ofBody, 'content-length', `${chosen.body.length}`], unchanged };
  heads.set(chosen, both);
  return both;
}

/** @param more headers of this response alone: names and values */
export function sendPage({ headers }: IncomingMessage, response: SiteResponse, page: Page, more: string[] = []): void {
  const encoding = pickEncoding(headers['accept-encoding']?.toString(), page.bodies);
  const chosen = page.bodies[encoding] ?? page.bodies.identity;
  const { whole, unchanged } = headsOf(page, chosen, encoding);
  // Uncached pages get the common headers from SiteResponse.
  if (!page.isStored) return void response.writeHead(page.status, [...whole, ...more]).end(chosen.body);
  const secure = isSecure(headers) ? ['strict-transport-security', STRICT_TRANSPORT_SECURITY] : [];
  const own = [...more, ...secure, ...withoutSearchEngines()];
  if (headers['if-none-match'] === chosen.etag) response.sendStored(304, [...unchanged, ...own]);
  else response.sendStored(page.status, own.length > 0 ? [...whole, ...own] : whole, chosen.body);
}
