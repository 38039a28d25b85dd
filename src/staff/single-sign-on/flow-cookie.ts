import { createHmac, timingSafeEqual } from 'node:crypto';
import { generateCookie, parseCookies } from 'payload/shared';
import { z } from 'zod';
import { env } from '@/env';
import { SSO_PATH } from './settings';

const NAME = 'alethia-sso';
const SECONDS = 600;

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string(),
  /** Unix time in seconds. */
  until: z.number(),
});

export type Flow = z.infer<typeof flow>;

const sign = (text: string) => createHmac('sha256', env().PAYLOAD_SECRET).update(`single-sign-on:${text}`).digest();

const cookie = (value: string, maxAge: number): string =>
  generateCookie<false>({
    name: NAME,
    value,
    maxAge,
    path: SSO_PATH,
    httpOnly: true,
    // The provider redirects with a cross-site navigation, which does not carry a strict cookie.
    sameSite: 'Lax',
    secure: env().SITE_URL.startsWith('https://'),
    returnCookieAsObject: false,
  });

/** Binds a sign-in to the browser that started it. */
export function flowCookie(begun: Omit<Flow, 'until'>, now = Date.now()): string {
  const text = Buffer.from(JSON.stringify({ ...begun, until: Math.floor(now / 1000) + SECONDS })).toString('base64url');
  return cookie(`${text}.${sign(text).toString('base64url')}`, SECONDS);
}

/** Deletes the cookie: it can be used once. */
export const spentFlowCookie = (): string => cookie('', 0);

/** Undefined if there is none, it has expired, or the signature is wrong. */
export function readFlow(headers: Headers, now = Date.now()): Flow | undefined {
  const [text = '', signature = ''] = parseCookies(headers).get(NAME)?.split('.') ?? [];
  const given = Buffer.from(signature, 'base64url');
  const wanted = sign(text);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined;
  const { data } = flow.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  return data && data.until > now / 1000 ? data : undefined;
}
