import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { env } from '@/env';
import { setSessionMethod } from '@/payload/stored-sessions';
import { inTransaction } from '@/payload/transaction';
import { type BegunSession, beginSession } from '../sign-in/begin-session';
import { wantedPath } from '../sign-in/wanted-path';
import { type Resolved, resolveAccount } from './account';
import { flowCookie, readFlow, spentFlowCookie } from './flow-cookie';
import { type Person, personFrom } from './person';
import { begin, finish } from './provider';
import { SignInRefused } from './refusals';
import { type SingleSignOn, singleSignOn } from './settings';

const go = (to: string | URL, cookies: string[]) => {
  const headers = new Headers({ location: String(to), 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
};

const login = (search: Record<string, string>) => `${env().SITE_URL}/admin/login?${new URLSearchParams(search)}`;

/** Redirects every failure to the sign-in page, which shows the reason. */
const guarded =
  (handle: (req: PayloadRequest, settings: SingleSignOn) => Promise<Response>): PayloadHandler =>
  async (req) => {
    const settings = singleSignOn();
    if (!settings)
      return Response.json({ errors: [{ message: 'Single sign-on is not configured.' }] }, { status: 404 });
    try {
      return await handle(req, settings);
    } catch (error) {
      const { reason, message, cause } =
        error instanceof SignInRefused ? error : new SignInRefused('failed', { cause: error });
      const code = cause instanceof Error ? ` (${[cause.name, cause.message].join(': ')})` : '';
      req.payload.logger.warn(message + code);
      return go(login({ sso: reason }), [spentFlowCookie()]);
    }
  };

const start: Endpoint = {
  path: '/sso/start',
  method: 'get',
  handler: guarded(async (req, settings) => {
    const { url, ...flow } = await begin(settings);
    return go(url, [flowCookie({ ...flow, to: wantedPath(req.searchParams.get('redirect')) })]);
  }),
};

type Begun = BegunSession | Extract<Resolved, { refused: string }>;

const signIn = (req: PayloadRequest, person: Person, settings: SingleSignOn): Promise<Begun> =>
  inTransaction(req, async () => {
    const account = await resolveAccount(req, person, settings);
    if ('refused' in account) return account;
    const begun = await beginSession(req, account.id, 'With single sign-on');
    await setSessionMethod(req, begun.sid, 'sso');
    return begun;
  });

const callback: Endpoint = {
  path: '/sso/callback',
  method: 'get',
  handler: guarded(async (req, settings) => {
    const flow = readFlow(req.headers);
    if (!flow) throw new SignInRefused('expired');
    if (req.searchParams.get('state') !== flow.state) throw new SignInRefused('state');
    const person = personFrom(await finish(settings, flow, `?${req.searchParams}`), settings);
    // Ignore a previous sign-in of this browser.
    req.user = null;
    const begun = await signIn(req, person, settings);
    if ('refused' in begun) throw new SignInRefused(begun.refused);
    // Not directly to `to`: Payload ignores the cookie on a navigation that came from the provider's site. The sign-in
    // page continues from there.
    return go(login({ sso: 'done', redirect: flow.to }), [...begun.headers.getSetCookie(), spentFlowCookie()]);
  }),
};

/** See docs/decisions/030-single-sign-on.md. */
export const singleSignOnEndpoints: Endpoint[] = [start, callback];
