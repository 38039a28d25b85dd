import type { NextRequest } from 'next/server';
import { cms } from '@/data/cms';
import { isOurOwn } from '@/services/work-secret';
import { addCounts, exposuresSchema } from '../stored-counts';

/** Adds counted exposures (src/delivery/http/exposures.ts). 404 without this site's secret. */
export async function POST(request: NextRequest) {
  if (!isOurOwn(request.headers.get('authorization'))) return new Response('Not found.\n', { status: 404 });
  const exposures = exposuresSchema.safeParse(await request.json().catch(() => null));
  if (!exposures.success) return new Response('Not a list of exposures.\n', { status: 400 });
  await addCounts(await cms(), exposures.data);
  return new Response(null, { status: 204 });
}
