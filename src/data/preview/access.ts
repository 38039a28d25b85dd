import { hasRole } from '@/access/roles';
import { cms } from '../cms';

/** May the staff session in these headers see what is not published, at this moment? */
export async function mayPreview(headers: Headers): Promise<boolean> {
  const payload = await cms();
  // The session alone: reading is safe wherever a link was clicked (Payload ignores the cookie after a cross-site click).
  const session = new Headers({ cookie: headers.get('cookie') ?? '', 'sec-fetch-site': 'none' });
  const { user } = await payload.auth({ headers: session });
  return hasRole({ user }, 'admin', 'editor', 'author');
}
