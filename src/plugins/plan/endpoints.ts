import type { User } from '@payload-types';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { env } from '@/env';
import { DAY_MS } from '@/lib/day';
import { ownRequest } from '@/payload/own-request';
import { visitorAddress } from '@/services/supabase/visitor-address';
import { audit } from '@/staff/audit/audit';
import { staffEndpoint } from '@/staff/endpoint';
import { findAsSite } from '@/staff/find-as-site';
import { consume, keyOf, TooManyAttempts } from '@/staff/sign-in/limits';
import { tellOwner } from '@/staff/sign-in/tell-owner';
import { isSecretOf, makeAddress, revokeAddress } from './address';
import { findEntries, moveEntry } from './entries';
import { planIcs } from './ics';

const at = z.union([z.iso.datetime(), z.iso.date()]);
const move = z
  .object({ kind: z.string().max(60), id: z.uuid(), from: at, to: at })
  .refine(({ from, to }) => (from.length === 10) === (to.length === 10));

const asText = { 'content-type': 'text/plain; charset=utf-8' };
const text = (status: number, words: string, headers: Record<string, string> = {}) =>
  new Response(`${words}\n`, { status, headers: { ...asText, 'cache-control': 'private, no-store', ...headers } });

const NO_CALENDAR = 'There is no calendar at this address. Make one under Plan in the admin.';
const inPath = z.object({ account: z.uuid(), file: z.string().regex(/^[\w-]{43}\.ics$/) });

/** The account of an address that has not been revoked, while it may read the plan. */
async function accountOf(req: PayloadRequest): Promise<User | undefined> {
  const { data } = inPath.safeParse(req.routeParams);
  if (!data || !(await isSecretOf(req.payload, data.account, data.file.slice(0, -'.ics'.length)))) return undefined;
  const user = await findAsSite(req, 'users', data.account);
  return user && can({ user }, 'write') ? user : undefined;
}

async function calendar(req: PayloadRequest): Promise<Response> {
  const { payload } = req;
  await consume(payload, 'calendar', keyOf('calendar', visitorAddress(req.headers)));
  const user = await accountOf(req);
  if (!user) return text(404, NO_CALENDAR);
  const now = Date.now();
  const period = {
    from: new Date(now - 31 * DAY_MS).toISOString(),
    to: new Date(now + 366 * DAY_MS).toISOString(),
  };
  const own = await ownRequest(payload, { user: { ...user, collection: 'users' } });
  const { entries, unread } = await findEntries(own, period);
  // Calendars would remove what is missing.
  if (unread.length > 0) return text(503, 'The plan cannot be read at the moment.', { 'retry-after': '600' });
  const { host } = new URL(env().SITE_URL);
  return new Response(planIcs({ name: `Plan of ${host}`, host, entries }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="plan.ics"',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
  });
}

/** For calendar programs, which have no session: the address is the proof. */
const subscription: Endpoint = {
  method: 'get',
  path: '/plan/calendar/:account/:file',
  handler: async (req) => {
    try {
      return await calendar(req);
    } catch (error) {
      if (!(error instanceof TooManyAttempts)) throw error;
      return text(429, 'Too many requests. Try again later.', { 'retry-after': String(error.seconds) });
    }
  },
};

const recorded = (req: PayloadRequest, detail: string) =>
  audit(req, { action: 'key', title: 'Calendar address of the plan', detail });

async function make(req: PayloadRequest, { id }: { id: string }) {
  const { path, madeAt } = await makeAddress(req.payload, id);
  await recorded(req, 'Made');
  await tellOwner(
    req,
    id,
    'A calendar address was made with your account: anyone who has it can read titles and times of the plan.',
  );
  return { address: env().SITE_URL + path, madeAt };
}

async function revoke(req: PayloadRequest, { id }: { id: string }) {
  if (await revokeAddress(req.payload, id)) await recorded(req, 'Revoked');
  return { madeAt: null };
}

const ofOwnAccount = (path: string, work: (req: PayloadRequest, user: { id: string }) => Promise<object>): Endpoint =>
  staffEndpoint({
    method: 'post',
    path,
    can: 'write',
    work: async (req) => (req.user ? work(req, req.user) : {}),
  });

/**
 * Under `/api/plan`: `move` moves an entry to another date; `address` makes the person's calendar address, returned this
 * once, and `address/revoke` ends it; `calendar/:account/:file` is what it leads to.
 */
export const planEndpoints: Endpoint[] = [
  staffEndpoint({
    method: 'post',
    path: '/plan/move',
    can: 'write',
    body: move,
    invalid: 'Choose a date.',
    work: async (req, { body: { kind, ...sent } }) => {
      await moveEntry(req, kind, sent);
      return { at: sent.to };
    },
  }),
  ofOwnAccount('/plan/address', make),
  ofOwnAccount('/plan/address/revoke', revoke),
  subscription,
];
