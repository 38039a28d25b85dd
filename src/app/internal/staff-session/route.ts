import type { NextRequest } from 'next/server';
import { sessionUser } from '@/data/staff-session';
import { isOurOwn } from '@/services/work-secret';

/** Are these the cookies of a staff session? 204 or 403 (src/delivery/http/send-action.ts); 404 for others. */
export async function GET(request: NextRequest) {
  if (!isOurOwn(request.headers.get('authorization'))) return new Response('Not found.\n', { status: 404 });
  const status = (await sessionUser(request.headers)) ? 204 : 403;
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
