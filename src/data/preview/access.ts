import { hasRole } from '@/access/roles';
import { cms } from '../cms';

/** May the staff session in these headers see drafts? */
export async function mayPreview(headers: Headers): Promise<boolean> {
  const payload = await cms();
  // Payload ignores the cookie after a cross-site click; reading is safe wherever the link was.
  const session = new Headers({ cookie: headers.get('cookie') ?? '', 'sec-fetch-site': 'none' });
  const { user } = await payload.auth({ headers: session });
  return hasRole({ user }, 'admin', 'editor', 'author');
}
