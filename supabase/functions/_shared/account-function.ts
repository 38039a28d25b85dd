import { z } from 'zod';
import { json, Refusal, tooMany } from './http.ts';
import { rateLimits } from './rate-limits.ts';
import { callDatabase, type Database, visitorFunction } from './visitor-function.ts';

export type Caller = {
  id: string;
  email: string;
  /** Not only a provider. */
  hasPassword: boolean;
  /** In ms; undefined if the service does not say. */
  signedInAt?: number;
  /** This call removed a password that was chosen before the address was confirmed. */
  hasLostPassword: boolean;
};
type Handler = (request: Request, database: Database, caller: Caller) => Promise<Response>;

const signedOut = (code = 'session_not_found') =>
  new Refusal(401, { code, error: ({ functions }) => functions.signedOut });
const oneFactor = () =>
  new Refusal(403, { code: 'insufficient_aal', error: ({ functions }) => functions.secondFactor });

const claims = z.object({
  aal: z.string().optional(),
  session_id: z.uuid().optional(),
  amr: z.array(z.object({ method: z.string().optional(), timestamp: z.number() })).optional(),
});

/** The service must have verified the token. */
function claimsOf(token: string): z.output<typeof claims> {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const parsed = claims.safeParse(
    JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(payload), (c) => c.charCodeAt(0)))),
  );
  return parsed.data ?? {};
}

/** How a link in a mail begins a session (GoTrue's names). Where the service does not say, it calls `prove_mailbox` itself. */
const LINK_METHODS = new Set(['otp', 'magiclink', 'recovery', 'invite', 'email/signup', 'email_change']);
const OWN_METHODS = new Set(['password', 'oauth', 'sso/saml', 'web3']);

function isByLink({ amr = [] }: z.output<typeof claims>): boolean {
  const methods = amr.map(({ method = '' }) => method);
  return methods.some((method) => LINK_METHODS.has(method)) && !methods.some((method) => OWN_METHODS.has(method));
}

const bearerOf = (request: Request) => /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];

/** Asks the authentication service, so that an ended session is rejected. */
async function callerOf(request: Request, database: Database): Promise<Caller> {
  const token = bearerOf(request);
  if (!token) throw signedOut();
  const { data, error } = await database.auth.getUser(token);
  if (error) {
    if (!error.status || error.status >= 500) throw error;
    throw signedOut(error.code === 'user_not_found' ? error.code : undefined);
  }
  const { id, email, factors = [], identities } = data.user;
  if (!email) throw signedOut();
  const found = claimsOf(token);
  const { aal, amr = [], session_id: session } = found;
  if (factors.some(({ status }) => status === 'verified') && aal !== 'aal2') throw oneFactor();
  const proof = isByLink(found)
    ? await callDatabase<{ cleared: boolean }>(database, 'prove_mailbox', { account: id, email, session })
    : undefined;
  return {
    id,
    email,
    hasPassword: identities?.some(({ provider }) => provider === 'email') ?? true,
    signedInAt: amr.length > 0 ? Math.max(...amr.map(({ timestamp }) => timestamp)) * 1_000 : undefined,
    hasLostPassword: proof?.cleared ?? false,
  };
}

export const accountFunction = (name: string, action: keyof typeof rateLimits.account, handle: Handler) =>
  visitorFunction(name, async (request, database) => {
    const caller = await callerOf(request, database);
    const { calls, seconds } = rateLimits.account[action];
    const wait = await callDatabase<number>(database, 'take_account_allowance', {
      account: caller.id,
      action,
      capacity: calls,
      period_seconds: seconds,
    });
    if (wait > 0) throw tooMany(wait);
    return handle(request, database, caller);
  });

/** If this fails, the booking can still be claimed by its link. */
export async function bindToCaller(request: Request, database: Database, booking: string): Promise<void> {
  if (!bearerOf(request)) return;
  try {
    const { id } = await callerOf(request, database);
    await callDatabase(database, 'claim_booking', { booking, account: id });
  } catch (error) {
    if (!(error instanceof Refusal)) console.error('[book-session] not bound to its account');
  }
}

export const done = () => json({ ok: true });
