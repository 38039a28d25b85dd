import type { NextRequest } from 'next/server';
import { mayPreview } from '@/data/preview/access';
import { asksForRelease, mayPreviewRelease } from '@/data/preview/release';
import { isOurOwn } from '@/services/work-secret';

/** May the sender of these cookies see drafts? 204 or 403 (src/delivery/http/preview-right.ts); 404 for others. */
export async function GET(request: NextRequest) {
  if (!isOurOwn(request.headers.get('authorization'))) return new Response('Not found.\n', { status: 404 });
  const may = asksForRelease(request.headers) ? mayPreviewRelease : mayPreview;
  const status = (await may(request.headers)) ? 204 : 403;
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
