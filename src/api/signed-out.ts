import { hasSession } from '@/lib/same-origin';
import { STAFF_COOKIE } from '@/lib/staff-cookie';

const MESSAGE = 'You were signed out. Sign in again, then repeat what you did.';

/** In both formats that the admin reads: Payload's, and that of our endpoints. */
export const signedOut = () =>
  Response.json(
    { errors: [{ message: MESSAGE }], error: MESSAGE },
    { status: 401, headers: { 'cache-control': 'private, no-store' } },
  );

/** Whether the sender has been staff: with a session or token that no longer works, or in this browser before. */
export const wasSignedIn = (headers: Headers): boolean =>
  hasSession(headers) ||
  // Keys of other programs are no sessions.
  (headers.get('authorization') ?? '').startsWith('JWT ') ||
  (headers.get('cookie') ?? '').includes(`${STAFF_COOKIE}=`);
