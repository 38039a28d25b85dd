import type { NextRequest } from 'next/server';
import { mayPreview } from '@/data/preview/access';
import { mayPreviewOverlay, requestsOverlay } from '@/data/preview/overlay';
import { isOurOwn } from '@/services/work-secret';

/** May the sender of these cookies see drafts? 204 or 403 (src/delivery/http/preview-right.ts); 404 for others. */
export async function GET(request: NextRequest) {
  if (!isOurOwn(request.headers.get('authorization'))) return new Response('Not found.\n', { status: 404 });
  const may = (await requestsOverlay(request.headers)) ? mayPreviewOverlay : mayPreview;
  const status = (await may(request.headers)) ? 204 : 403;
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
