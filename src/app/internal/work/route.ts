import config from '@payload-config';
import type { NextRequest } from 'next/server';
import { createLocalReq, getPayload } from 'payload';
import { isOurOwn } from '@/background/secret';
import { doLong, doPlanned } from '@/background/work';

/** Does what is due, planned changes or `?kind=long` (src/background). For this site itself: without its secret the answer is 404. */
export async function POST(request: NextRequest) {
  if (!isOurOwn(request.headers.get('authorization'))) return new Response('Not found.\n', { status: 404 });
  const payload = await getPayload({ config });
  const work = request.nextUrl.searchParams.get('kind') === 'long' ? doLong : doPlanned;
  const isDone = await work(await createLocalReq({}, payload));
  return Response.json({ isDone }, { headers: { 'cache-control': 'no-store' } });
}
