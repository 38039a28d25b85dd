import type { NextRequest } from 'next/server';
import { createLocalReq } from 'payload';
import { cms } from '@/data/cms';
import { isOurOwn } from '@/services/work-secret';
import { doLong, doPlanned } from '@/staff/background/work';

/** Runs due background work, scheduled or `?kind=long` (src/staff/background). 404 without the internal token. */
export async function POST(request: NextRequest) {
  if (!isOurOwn(request.headers.get('authorization'))) return new Response('Not found.\n', { status: 404 });
  const payload = await cms();
  const work = request.nextUrl.searchParams.get('kind') === 'long' ? doLong : doPlanned;
  const isDone = await work(await createLocalReq({}, payload));
  return Response.json({ isDone }, { headers: { 'cache-control': 'no-store' } });
}
