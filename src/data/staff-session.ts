import { executeAuthStrategies, type TypedUser } from 'payload';
import { STAFF_ACCOUNT_HEADER } from '@/lib/staff-cookie';
import { isUnread } from '@/payload/unread-session';
import { cms } from './cms';

/**
 * The user of the staff session in these cookies.
 * @throws Error if the database failed meanwhile
 */
export async function sessionUser(headers: Headers): Promise<TypedUser | null> {
  // Payload ignores the cookie after a cross-site click; the callers have checked where a call comes from.
  const session = new Headers({ 'sec-fetch-site': 'none' });
  for (const name of ['cookie', 'user-agent']) session.set(name, headers.get(name) ?? '');
  const account = headers.get(STAFF_ACCOUNT_HEADER);
  if (account) session.set(STAFF_ACCOUNT_HEADER, account);
  const { user } = await executeAuthStrategies({ headers: session, payload: await cms() });
  if (isUnread(session)) throw new Error('The session could not be read.');
  return user;
}
