import type { NextRequest } from 'next/server';
import { cms } from '@/data/cms';
import { isOurOwn } from '@/services/work-secret';
import { addCounts, exposuresSchema } from '@/visitors/analytics/stored-counts';

/** Adds how often variants were shown (src/delivery/http/exposures.ts). Without this site's secret: 404. */
export async function POST(request: NextRequest) {
  if (!isOurOwn(request.headers.get('authorization'))) return new Response('Not found.\n', { status: 404 });
  const exposures = exposuresSchema.safeParse(await request.json().catch(() => null));
  if (!exposures.success) return new Response('These are no exposures.\n', { status: 400 });
  await addCounts(await cms(), exposures.data);
  return new Response(null, { status: 204 });
}
