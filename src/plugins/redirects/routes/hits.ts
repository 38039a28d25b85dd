import type { NextRequest } from 'next/server';
import { cms } from '@/data/cms';
import { isOurOwn } from '@/services/work-secret';
import { addHits, hitsSchema } from '../count-hits';

/** Adds counted hits of redirects (src/delivery/http/redirect-hits.ts). 404 without this site's secret. */
export async function POST(request: NextRequest) {
  if (!isOurOwn(request.headers.get('authorization'))) return new Response('Not found.\n', { status: 404 });
  const hits = hitsSchema.safeParse(await request.json().catch(() => null));
  if (!hits.success) return new Response('Not a list of hits.\n', { status: 400 });
  await addHits(await cms(), hits.data);
  return new Response(null, { status: 204 });
}
