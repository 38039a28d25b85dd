import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Endpoint } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { PRIVATE_CACHE_CONTROL } from '../../delivery/html/status.ts';
import { audit } from '../audit/audit';
import { isTransferred } from './collections';
import { withoutFormulas } from './formulas';

const target = z.looseObject({
  collectionSlug: z.string().refine(isTransferred),
  format: z.string().max(10).optional(),
});
const asked = z.union([z.looseObject({ data: target }).transform(({ data }) => data), target]);

const headers = { 'cache-control': PRIVATE_CACHE_CONTROL };
const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status, headers });

function guarded(answer: Response): Response {
  const safe = new Headers(answer.headers);
  safe.set('cache-control', PRIVATE_CACHE_CONTROL);
  const isCsv = answer.body && answer.headers.get('content-type')?.startsWith('text/csv');
  const body = isCsv
    ? (Readable.toWeb(withoutFormulas(Readable.fromWeb(answer.body as ReadableStream))) as unknown as BodyInit)
    : answer.body;
  return new Response(body, { status: answer.status, headers: safe });
}

/** For editors and listed collections only. Logs direct downloads, which are stored nowhere. */
export const guardedTransfer = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor')) return refuse(403, 'Only editors may import and export.');
    const body: unknown = await req.json?.().catch(() => undefined);
    const about = asked.safeParse(body);
    if (!about.success) return refuse(400, 'Choose one of the collections with an export button.');
    // The plugin reads the body too, and a body can be read only once.
    const text = JSON.stringify(body);
    const again = { json: async () => body, text: async () => text };
    const answer = await endpoint.handler(Object.assign(req, again));
    if (answer.ok && endpoint.path === '/download') {
      const { collectionSlug, format } = about.data;
      const detail = format?.toUpperCase();
      await audit(req, { action: 'export', title: collectionSlug, collection: collectionSlug, detail });
    }
    return guarded(answer);
  },
});
