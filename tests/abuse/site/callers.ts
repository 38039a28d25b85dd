import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Failure } from '../../../scripts/process/step.ts';
import type { Header } from '../grammar/headers.ts';
import type { AbuseRequest } from '../grammar/request.ts';
import type { Target } from './target.ts';

const callers = ['anonymous', 'visitor', 'reviewer', 'author', 'editor', 'admin'] as const;
export type Caller = (typeof callers)[number];
export type StaffRole = Exclude<Caller, 'anonymous' | 'visitor'>;
export const isStaff = (caller: Caller): caller is StaffRole => caller !== 'anonymous' && caller !== 'visitor';

/** One caller per block of requests, to whom its changes are attributed. */
export const BLOCK = 250;
const order: Caller[] = ['anonymous', 'admin', 'anonymous', 'author', 'visitor', 'editor', 'anonymous', 'reviewer'];
export const callerOf = (number: number): Caller => order[Math.floor(number / BLOCK) % order.length] ?? 'anonymous';

const token = z.object({ token: z.string() });
const session = z.object({ access_token: z.string() });

async function ask<T>(url: string, headers: Record<string, string>, body: unknown, schema: z.ZodType<T>): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Failure(`${url} responds with ${response.status}: ${text.slice(0, 300)}`);
  return schema.parse(JSON.parse(text));
}

export type Callers = { tokens: Record<Caller, string>; staffEmails: string[] };

export async function signInCallers({ url, staff, publishableKey }: Target): Promise<Callers> {
  const signIn = async (email: string, password: string) =>
    (await ask(`${url}/api/users/login`, { origin: url }, { email, password }, token)).token;
  const admin = await signIn(staff.email, staff.password);
  const account = async (role: StaffRole) => {
    const password = randomBytes(18).toString('base64url');
    const email = `abuse-${role}@staff.example`;
    const data = { name: role, email, password, role, currentPassword: staff.password };
    await ask(`${url}/api/users`, { authorization: `JWT ${admin}` }, data, z.unknown());
    return signIn(email, password);
  };
  const key = { apikey: publishableKey };
  const visitor = { email: `abuse-${Date.now()}@client.example`, password: randomBytes(18).toString('base64url') };
  await ask(`${url}/auth/v1/signup`, key, visitor, z.unknown());
  const signedIn = await ask(`${url}/auth/v1/token?grant_type=password`, key, visitor, session).catch(() => undefined);
  return {
    tokens: {
      anonymous: '',
      visitor: signedIn?.access_token ?? '',
      reviewer: await account('reviewer'),
      author: await account('author'),
      editor: await account('editor'),
      admin: await account('admin'),
    },
    staffEmails: [staff.email, 'abuse-admin@staff.example', 'abuse-editor@staff.example'],
  };
}

/** Each request comes from another address. */
export function callerHeaders(
  site: string,
  caller: Caller,
  key: string,
  { tokens }: Callers,
  number: number,
  request: AbuseRequest,
): Header[] {
  const address = `198.${18 + (number % 2)}.${(number >> 8) & 255}.${number & 255}`;
  const all: Header[] = [['x-forwarded-for', address]];
  const isSupabase = /^\/(?:auth|rest|functions)\/v1/.test(request.target);
  if (isSupabase) all.push(['apikey', key]);
  if (caller === 'visitor') all.push(['authorization', `Bearer ${tokens.visitor}`]);
  if (isStaff(caller)) {
    all.push(
      request.byCookie ? ['cookie', `payload-token=${tokens[caller]}`] : ['authorization', `JWT ${tokens[caller]}`],
    );
  }
  if (request.isSameOrigin) all.push(['origin', site], ['sec-fetch-site', 'same-origin']);
  return all;
}
