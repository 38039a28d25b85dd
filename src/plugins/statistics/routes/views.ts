import { configuration } from '@/data/cms';
import { env } from '@/env';
import { hasCapability } from '@/seams/capability';
import { countOne } from '../counter';
import { campaignSeen } from '../of-campaign';
import { countedPath, isCounted } from '../who-is-counted';

const MAX_BYTES = 200;

/** Counts a page view, and that of the campaign whose link opened the page (src/browser/frame.js). Body: the path as plain text. Always 204, which reveals nothing. */
export async function POST(request: Request): Promise<Response> {
  if (!hasCapability(await configuration(), 'statistics')) return new Response('Not found.\n', { status: 404 });
  const isShort = Number(request.headers.get('content-length') ?? MAX_BYTES + 1) <= MAX_BYTES;
  if (isShort && isCounted(request.headers, env().SITE_URL)) {
    const { data: path } = countedPath.safeParse(await request.text().catch(() => undefined));
    if (path) {
      countOne('views', path);
      const campaign = campaignSeen(request.headers, path);
      if (campaign) countOne('views', path, campaign);
    }
  }
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
