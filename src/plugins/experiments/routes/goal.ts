import { countedPath } from '@/plugins/statistics/api';
import { goalReached } from '../goals';

const MAX_BYTES = 200;

/**
 * Counts a followed goal link (src/browser/experiment.js). Body: its path as plain text. Always 204, reveals nothing.
 */
export async function POST(request: Request): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'no-store' });
  const isShort = Number(request.headers.get('content-length') ?? MAX_BYTES + 1) <= MAX_BYTES;
  const { data: link } = countedPath.safeParse(isShort ? await request.text().catch(() => undefined) : undefined);
  const cookie = link && (await goalReached(request.headers, { link }));
  if (cookie) headers.set('set-cookie', cookie.header);
  return new Response(null, { status: 204, headers });
}
