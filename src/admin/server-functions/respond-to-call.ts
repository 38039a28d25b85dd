import { APIError, type SanitizedConfig } from 'payload';
import { sessionUser } from '@/data/staff-session';
import { type Call, NOT_FOUND, readCall } from '@/payload/server-functions';
import { actionBegun, refuseAction } from '../../lib/action-call.ts';

type Handle = (call: Call) => unknown;

const reasons = { unknown: 404, unreadable: 400 };

/**
 * Handles a call of the admin's pages. The server in front has checked the session too, before it let anybody's
 * arguments be read; `npm run dev` has no such server.
 */
export async function respondToCall(given: unknown, headers: Headers, config: SanitizedConfig, handle: Handle) {
  actionBegun();
  if (!(await sessionUser(headers))) return refuseAction(401, 'Sign in first.');
  const call = readCall(given, config);
  if (typeof call === 'string') return refuseAction(reasons[call], `The call is ${call}.`);
  try {
    return await handle(call);
  } catch (error) {
    if (error instanceof APIError && error.status < 500) refuseAction(error.status, error.message);
    if (error instanceof Error && error.message === NOT_FOUND) refuseAction(404, error.message);
    throw error;
  }
}
