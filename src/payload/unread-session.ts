import { type AuthStrategyFunctionArgs, type AuthStrategyResult, JWTAuthentication, type Payload } from 'payload';
import { isPassing } from '../lib/sql-state.ts';

const unread = new WeakSet<Headers>();

/** Payload's own reading of a session, which takes a database that fails meanwhile for a session that does not exist. */
export async function readSession(args: AuthStrategyFunctionArgs): Promise<AuthStrategyResult> {
  const { payload, headers } = args;
  let fault: unknown;
  const findByID = (options: Parameters<Payload['findByID']>[0]) =>
    payload.findByID({ overrideAccess: true, ...options }).catch((error: unknown) => {
      fault = error;
      throw error;
    });
  const result = await JWTAuthentication({ ...args, payload: Object.assign(Object.create(payload), { findByID }) });
  if (!result.user && isPassing(fault)) unread.add(headers);
  return result;
}

/** Whether nobody knows who has sent a request with these headers: the database failed while their session was read. */
export const isUnread = (headers: Headers): boolean => unread.has(headers);
