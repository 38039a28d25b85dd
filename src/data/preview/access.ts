import { can } from '@/access/roles';
import { sessionUser } from '../staff-session';

/** May the staff session in these headers see drafts? Reading is safe wherever the link was. */
export async function mayPreview(headers: Headers): Promise<boolean> {
  const user = await sessionUser(headers);
  return can({ user }, 'write');
}
