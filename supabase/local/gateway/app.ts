import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { changeMails } from '../mail/change-mail.ts';
import type { Mail } from '../mail/mailer.ts';
import { requestedOn } from '../mail/requested-on.ts';
import { bodyFault, parsedBody, withBody, withoutSignUp } from './bodies.ts';
import { unknownFilter, withUnclosedQuoteRefused } from './filters.ts';
import type { Fetch } from './functions.ts';
import { Limiter } from './limiter.ts';
import { authRateLimit, isAnsweredFirst, MAX_BODY_BYTES, mailedBy, type RateLimitName, rateLimits } from './limits.ts';
import type { Lite } from './lite.ts';
import { log } from './log.ts';
import { openMailedLink } from './mailed-links.ts';
import { Passwords, withWholePasswords } from './passwords.ts';
import { Sessions } from './sessions.ts';
import { UserChanges } from './user-changes.ts';

type Parts = {
  lite: Pick<Lite, 'fetch' | 'ping' | 'endReusedSession' | 'endMailedLinks' | 'hasPassword' | 'proveMailbox'>;
  functions: ReadonlyMap<string, Fetch>;
  siteUrl: string;
  /** Not awaited. */
  sendMail: (mail: Mail) => Promise<void>;
  mailbox?: Hono;
};

/** All other endpoints are 404. */
const AUTH = ['signup', 'token', 'user', 'logout', 'recover', 'verify', 'health', 'settings', 'resend', 'otp'];
/** U+0000 in a query would be a Postgres error. */
const PLAIN_PATH = /^(?!.*(?:\.\.|\/\/))[\w./-]*$/;
const CORS_HEADERS = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  'prefer',
  'accept-profile',
  'content-profile',
  'range',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
];

const failure = (c: Context, status: 400 | 401 | 404 | 413 | 429 | 500 | 503, error_code: string, msg: string) =>
  c.json({ code: status, error_code, msg }, status);
const unavailable = (c: Context) =>
  failure(c, 503, 'upstream_unavailable', 'The service is not available. Please try again later.');
const notFound = (c: Context) => failure(c, 404, 'not_found', 'There is nothing at this address.');

/** Only the site can reach this process. Without the header, the caller is the site itself or a function. */
const visitor = (c: Context) => c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() || undefined;

/** The service's CORS headers contradict each other; ours are the same for all parts. */
function withoutCors(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  headers.delete('set-cookie');
  return new Response(response.body, { status: response.status, headers });
}

/** Single entry point of auth, REST and functions. Everything else is 404. */
export function gatewayApp({ lite, functions, siteUrl, sendMail, mailbox }: Parts): Hono {
  const app = new Hono();
  const limiter = new Limiter();
  const taken = new WeakMap<Context, (() => void)[]>();
  const sessions = new Sessions(lite);
  const passwords = new Passwords(lite);
  const userChanges = new UserChanges(lite.fetch, passwords);

  /** 429 in hosted Supabase's format; undefined while the visitor, or `counted`, is below the limit. */
  const refuse = (c: Context, name: RateLimitName, counted = visitor(c)) => {
    if (counted === undefined) return undefined;
    const key = `${name} ${counted}`;
    const seconds = limiter.take(key, rateLimits[name]);
    if (seconds === 0) {
      taken.set(c, [...(taken.get(c) ?? []), () => limiter.giveBack(key, rateLimits[name])]);
      return undefined;
    }
    c.header('Retry-After', String(seconds));
    return name === 'mailbox'
      ? failure(c, 429, 'over_email_send_rate_limit', 'Email rate limit exceeded')
      : failure(c, 429, 'over_request_rate_limit', 'Request rate limit reached');
  };

  /** With Postgres down @supabase/lite returns 500, or 404 as if the table did not exist. */
  const checked = async (c: Context, given: Response) => {
    const response = await withUnclosedQuoteRefused(given);
    const isSuspect = response.status >= 500 || (response.status === 404 && c.req.path.startsWith('/rest/'));
    return isSuspect && !(await lite.ping()) ? unavailable(c) : withoutCors(response);
  };

  if (mailbox) app.route('/', mailbox);

  app.use('*', async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    // While the database is down, nothing is done that would have to be limited.
    if (c.res.status === 503) for (const giveBack of taken.get(c) ?? []) giveBack();
  });
  app.use('*', cors({ origin: '*', allowHeaders: CORS_HEADERS, exposeHeaders: ['content-range', 'retry-after'] }));
  app.use('*', async (c, next) => {
    const isPlain = PLAIN_PATH.test(new URL(c.req.url).pathname) && !/%00/.test(c.req.url);
    return isPlain
      ? next()
      : failure(c, 400, 'validation_failed', 'The address holds characters that are not accepted');
  });
  const tooLarge = (c: Context) => failure(c, 413, 'payload_too_large', 'Payload too large');
  app.use('*', bodyLimit({ maxSize: MAX_BODY_BYTES, onError: tooLarge }));

  app.get('/auth/v1/health', async (c) => {
    const refused = refuse(c, 'other');
    if (refused) return refused;
    return (await lite.ping()) ? withoutCors(await lite.fetch(c.req.raw)) : unavailable(c);
  });

  app.all('/auth/v1/:endpoint', async (c) => {
    const { endpoint } = c.req.param();
    if (!AUTH.includes(endpoint)) return notFound(c);
    const refused =
      refuse(c, authRateLimit(endpoint, c.req.method, c.req.query('grant_type'))) ??
      (endpoint === 'signup' ? refuse(c, 'signup') : undefined);
    if (refused) return refused;
    const body = await c.req.arrayBuffer();
    const fault = bodyFault(body, { mustBeObject: true });
    if (fault) return failure(c, 400, 'bad_json', fault);
    const denied =
      endpoint === 'user' && c.req.method === 'PUT' ? await userChanges.refusal(c.req.raw, body) : undefined;
    if (denied) return failure(c, denied.status, denied.error_code, denied.msg);
    const receiver = mailedBy(endpoint, c.req.method, parsedBody(body));
    const tooMuchMail = receiver === undefined ? undefined : refuse(c, 'mailbox', receiver);
    if (tooMuchMail) return tooMuchMail;
    const sent = endpoint === 'otp' ? withoutSignUp(body) : withWholePasswords(body);
    const ask = () => requestedOn.run(c.req.query('redirect_to'), async () => lite.fetch(withBody(c.req.raw, sent)));
    if (isAnsweredFirst(endpoint, c.req.method, parsedBody(body))) {
      const url = new URL('/auth/v1/settings', c.req.url);
      const known = await lite.fetch(new Request(url, { headers: { apikey: c.req.header('apikey') ?? '' } }));
      if (!known.ok) return checked(c, known);
      if (!(await lite.ping())) return unavailable(c);
      ask().catch((error: unknown) => log(`${c.req.path}:`, error));
      return c.json({});
    }
    const grant = endpoint === 'token' ? c.req.query('grant_type') : undefined;
    const signedIn = grant === 'password' ? await passwords.signIn(c.req.raw, body) : undefined;
    let response = signedIn ?? (await (grant === 'refresh_token' ? sessions.refresh(body, ask) : ask()));
    if (endpoint === 'user' && c.req.method === 'PUT' && response.ok) {
      await sessions.userChanged(c.req.raw, body);
      for (const mail of changeMails(await response.clone().json(), parsedBody(body), siteUrl)) void sendMail(mail);
    }
    // Of concurrent sign-ups with one address one wins; the others fail with 500 instead of 422.
    if (endpoint === 'signup' && response.status === 500) response = await ask();
    // @supabase/lite has no /factors, and browsers need to know.
    const isSettings = endpoint === 'settings' && c.req.method === 'GET';
    if (isSettings && response.ok) return c.json({ ...(await response.json()), mfa_enabled: false });
    if (endpoint === 'verify') {
      const { proveMailbox, endMailedLinks } = lite;
      const target = await openMailedLink(response, body, {
        proveMailbox,
        endMailedLinks,
        mayChoosePassword: userChanges.mayChoosePassword,
      });
      // In the language in which the link was requested.
      const page = target && /^\/auth\/[a-z]{2}$/.test(target.pathname) ? target.pathname : '/auth';
      if (target) return c.redirect(`${siteUrl}${page}${target.hash}`, 303);
    }
    return checked(c, response);
  });

  app.all('/rest/v1/*', async (c) => {
    const refused = refuse(c, 'other');
    if (refused) return refused;
    const body = await c.req.arrayBuffer();
    const isJson = /json/.test(c.req.header('content-type') ?? '');
    const fault = isJson ? bodyFault(body, { mustBeObject: false }) : undefined;
    if (fault) return c.json({ code: 'PGRST102', message: fault, details: null, hint: null }, 400);
    const filter = unknownFilter(new URL(c.req.url).searchParams);
    if (filter) return c.json({ code: 'PGRST100', message: filter, details: null, hint: null }, 400);
    return checked(c, await lite.fetch(withBody(c.req.raw, body)));
  });

  app.all('/functions/v1/:name', async (c) => {
    const run = functions.get(c.req.param('name'));
    if (!run) return notFound(c);
    const refused = refuse(c, 'other');
    if (refused) return refused;
    return withoutCors(await run(c.req.raw));
  });

  app.notFound(notFound);
  app.onError(async (error, c) => {
    log(`${c.req.method} ${c.req.path}:`, error);
    if (!(await lite.ping())) return unavailable(c);
    return failure(c, 500, 'unexpected_failure', 'Something went wrong. Please try again later.');
  });
  return app;
}
