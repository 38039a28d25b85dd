import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { currentSession } from '@/payload/current-session';
import { endSessions, type ListedSession, listSessions, type Which } from '@/payload/stored-sessions';
import { audit } from '../audit/audit';
import { refuse, staffEndpoint } from '../endpoint';
import { findAsSite } from '../find-as-site';

export type SessionRow = ListedSession & { isCurrent: boolean };

/** The account in the address, if the user may see its sessions: their own, and for admins all. */
function accountOf(req: PayloadRequest): string | undefined {
  const id = z.uuid().safeParse(req.routeParams?.id).data;
  return id && (req.user?.id === id || can(req, 'manage')) ? id : undefined;
}

const ofAccount = {
  can: (req: PayloadRequest) => accountOf(req) !== undefined,
  notAllowed: 'You can only see and end your own sessions.',
  at: z.object({ id: z.uuid() }),
};

const list = staffEndpoint({
  ...ofAccount,
  method: 'get',
  path: '/:id/sessions',
  work: async (req, { at }) => ({
    sessions: (await listSessions(req, at.id)).map(
      (session): SessionRow => ({ ...session, isCurrent: session.id === currentSession(req.user) }),
    ),
  }),
});

const selection = z.discriminatedUnion('which', [
  z.object({ which: z.literal('one'), session: z.uuid() }),
  z.object({ which: z.literal('others') }),
  z.object({ which: z.literal('all') }),
]);

function chosen(body: z.infer<typeof selection>, req: PayloadRequest): Which {
  if (body.which === 'one') return { only: body.session };
  return body.which === 'all' ? 'all' : { except: currentSession(req.user) };
}

async function nameOf(req: PayloadRequest, account: string): Promise<string | undefined> {
  if (req.user?.id === account) return req.user.name;
  return (await findAsSite(req, 'users', account))?.name;
}

const end = staffEndpoint({
  ...ofAccount,
  method: 'post',
  path: '/:id/sessions/end',
  body: selection,
  invalid: 'Choose which sessions to end: one (with its id), others, or all.',
  work: async (req, { at: { id: account }, body }) => {
    const ended = await endSessions(req, account, chosen(body, req));
    if (ended.length === 0 && body.which === 'one') refuse(404, 'This session has already ended.');
    if (ended.length > 0) {
      const detail = ended.length === 1 ? (ended[0] ?? undefined) : `${ended.length} sessions`;
      const title = (await nameOf(req, account)) ?? 'Untitled';
      await audit(req, { action: 'session', title, collection: 'users', document: account, detail });
    }
    return { ended: ended.length };
  },
});

export const sessionEndpoints: Endpoint[] = [list, end];
