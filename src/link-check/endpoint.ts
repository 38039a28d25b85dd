import type { Endpoint } from 'payload';
import { hasRole } from '../access/roles';
import { checkLinks } from './check-links';

const headers = { 'cache-control': 'no-store' };
const refuse = (error: string) => Response.json({ error }, { status: 403, headers });

/** `POST /api/broken-links/check`: looks at all links now, for people who write. Answers what it came to. */
export const checkNow: Endpoint = {
  path: '/check',
  method: 'post',
  handler: async (req) => {
    if (!hasRole(req, 'admin', 'editor', 'author')) return refuse('This is for people who write.');
    return Response.json(await checkLinks(req), { headers });
  },
};
