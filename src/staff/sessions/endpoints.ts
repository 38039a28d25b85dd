import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '@/access/roles';
import { audit } from '../audit/audit';
import { currentSession } from './current-session';
import { endSessions, type ListedSession, listSessions, type Which } from './stored-sessions';

export type SessionRow = ListedSession & { isCurrent: boolean };

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });

const refused = answer.bind(null, 403, { error: 'You can only see and end your own sessions.' });

/** The account in the address, if the user may see its sessions: their own, and for admins all. */
function accountOf(req: PayloadRequest): string | undefined {
  const id = z.uuid().safeParse(req.routeParams?.id).data;
  return id && (req.user?.id === id || hasRole(req, 'admin')) ? id : undefined;
}

const list: Endpoint = {
  path: '/:id/sessions',
  method: 'get',
  handler: async (req) => {
    const account = accountOf(req);
    if (!account) return refused();
    const sessions = await listSessions(req, account);
    const rows: SessionRow[] = sessions.map((session) => ({
      ...session,
      isCurrent: session.id === currentSession(req.user),
    }));
    return answer(200, { sessions: rows });
  },
};

const asked = z.discriminatedUnion('which', [
  z.object({ which: z.literal('one'), session: z.uuid() }),
  z.object({ which: z.literal('others') }),
  z.object({ which: z.literal('all') }),
]);

function chosen(body: z.infer<typeof asked>, req: PayloadRequest): Which {
  if (body.which === 'one') return { only: body.session };
  return body.which === 'all' ? 'all' : { except: currentSession(req.user) };
}

async function nameOf(req: PayloadRequest, account: string): Promise<string | undefined> {
  if (req.user?.id === account) return req.user.name;
  const found = await req.payload.findByID({
    collection: 'users',
    id: account,
    select: { name: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return found?.name;
}

const end: Endpoint = {
  path: '/:id/sessions/end',
  method: 'post',
  handler: async (req) => {
    const account = accountOf(req);
    if (!account) return refused();
    const body = asked.safeParse(await req.json?.().catch(() => undefined)).data;
    if (!body) return answer(400, { error: 'Choose which sessions to end: one (with its id), others, or all.' });
    const ended = await endSessions(req, account, chosen(body, req));
    if (ended.length === 0 && body.which === 'one') return answer(404, { error: 'This session has already ended.' });
    if (ended.length > 0) {
      const detail = ended.length === 1 ? (ended[0] ?? undefined) : `${ended.length} sessions`;
      const title = (await nameOf(req, account)) ?? 'Untitled';
      await audit(req, { action: 'session', title, collection: 'users', document: account, detail });
    }
    return answer(200, { ended: ended.length });
  },
};

export const sessionEndpoints: Endpoint[] = [list, end];
