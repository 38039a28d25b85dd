import type { NextRequest } from 'next/server';
import { cms } from '@/data/cms';
import { ownRequest } from '@/payload/own-request';
import { isOurOwn } from '@/services/work-secret';
import { doLong, doOwn, doPlanned } from '@/staff/background/work';

const kinds = new Map([
  ['long', doLong],
  ['own', doOwn],
]);

/** Runs due work: scheduled, `?kind=long` or `?kind=own` (src/staff/background). 404 without this site's secret. */
export async function POST(request: NextRequest) {
  if (!isOurOwn(request.headers.get('authorization'))) return new Response('Not found.\n', { status: 404 });
  const payload = await cms();
  const work = kinds.get(request.nextUrl.searchParams.get('kind') ?? '') ?? doPlanned;
  const isDone = await work(await ownRequest(payload));
  return Response.json({ isDone }, { headers: { 'cache-control': 'no-store' } });
}
