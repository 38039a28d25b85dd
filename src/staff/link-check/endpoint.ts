import type { Endpoint } from 'payload';
import { hasRole } from '@/access/roles';
import { checkLinks } from './check-links';

const headers = { 'cache-control': 'no-store' };
const refuse = (error: string) => Response.json({ error }, { status: 403, headers });

/** `POST /api/broken-links/check`, for staff who write. */
export const checkNow: Endpoint = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'author')) return refuse('Only authors, editors and admins may do this.');
    return Response.json(await checkLinks(req), { headers });
  },
};
