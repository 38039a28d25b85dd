import config from '@payload-config';
import { getPayload } from 'payload';
import { hasRole } from '../access/roles';

/** May the person who sent these headers see what is not published? */
export async function mayPreview(headers: Headers): Promise<boolean> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers });
  return hasRole({ user }, 'admin', 'editor', 'author');
}
