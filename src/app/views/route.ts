import { countOne } from '@/analytics/counter';
import { countedPath, isCounted } from '@/analytics/who-is-counted';
import { env } from '@/env';

export const dynamic = 'force-dynamic';

/** A path has at most 200 letters; nobody's longer text is read. */
const MAX_BYTES = 200;

/**
 * Takes the word of the frame's script that a page was shown (src/frame/frame.js): its path, as plain text, and nothing
 * else. The answer is 204 whatever came of it, so that it tells nobody anything.
 */
export async function POST(request: Request): Promise<Response> {
  const isShort = Number(request.headers.get('content-length') ?? MAX_BYTES + 1) <= MAX_BYTES;
  if (isShort && isCounted(request.headers, env().SITE_URL)) {
    const { data: path } = countedPath.safeParse(await request.text().catch(() => undefined));
    if (path) countOne('views', path);
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
