import { createHash, randomBytes } from 'node:crypto';
import { compare, hash } from 'bcryptjs';
import { z } from 'zod';
import { parsedBody } from './bodies.ts';
import type { Fetch } from './functions.ts';

/** bcrypt ignores what follows, and @supabase/lite refuses it at sign-up only. */
const MOST_BYTES = 72;
/** That of @supabase/lite. */
const ROUNDS = 10;

const isLong = (password: string) => Buffer.byteLength(password) >= MOST_BYTES;

/** What the service stores and compares, so that every character counts. Longest ones too: they could not be distinguished from longer ones. */
export const wholePassword = (password: string): string =>
  isLong(password) ? createHash('sha256').update(password).digest('base64') : password;

const withPasswords = z.looseObject({ password: z.string().optional(), current_password: z.string().optional() });

/** For a body that passed `bodyFault`. */
export function withWholePasswords(bytes: ArrayBuffer): ArrayBuffer {
  const { data } = withPasswords.safeParse(parsedBody(bytes));
  if (!data?.password && !data?.current_password) return bytes;
  const { password, current_password: current } = data;
  const whole = {
    ...data,
    ...(password === undefined ? {} : { password: wholePassword(password) }),
    ...(current === undefined ? {} : { current_password: wholePassword(current) }),
  };
  return new TextEncoder().encode(JSON.stringify(whole)).buffer;
}

const credentials = z.looseObject({ email: z.string().min(1), password: z.string().min(1) });
const session = z.object({ access_token: z.string() });

type Compare = (password: string, hash: string) => Promise<boolean>;

type Parts = {
  fetch: Fetch;
  /** False without an account, and for an account without a password. */
  hasPassword: (email: string) => Promise<boolean>;
};

/** Signs in with a password. The work is the same whether there is an account or not. */
export class Passwords {
  readonly #lite: Parts;
  readonly #compare: Compare;
  readonly #nobody = hash(randomBytes(32).toString('base64'), ROUNDS);

  constructor(lite: Parts, comparing: Compare = compare) {
    this.#lite = lite;
    this.#compare = comparing;
  }

  /** The service's response; undefined for a body without email and password. */
  async signIn(request: Request, body: ArrayBuffer): Promise<Response | undefined> {
    const { data } = credentials.safeParse(parsedBody(body));
    if (!data) return undefined;
    const { email, password } = data;
    const isCompared = await this.#lite.hasPassword(email);
    const ask = async (tried: string) => {
      const response = await this.#ask(request, 'token?grant_type=password', 'POST', { ...data, password: tried });
      if (!isCompared) await this.#compare(tried, await this.#nobody);
      return response;
    };
    const response = await ask(wholePassword(password));
    if (response.status !== 400 || !isLong(password)) return response;
    // Chosen before all of it counted: from now on it does.
    const old = await ask(password);
    if (old.ok) await this.#store(request, old, password);
    return old;
  }

  async #store(request: Request, response: Response, password: string): Promise<void> {
    const { access_token } = session.parse(await response.clone().json());
    await this.#ask(request, 'user', 'PUT', { password: wholePassword(password) }, access_token);
  }

  async #ask(request: Request, endpoint: string, method: string, body: object, token?: string): Promise<Response> {
    const headers = new Headers(request.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    if (token) headers.set('authorization', `Bearer ${token}`);
    const url = new URL(`/auth/v1/${endpoint}`, request.url);
    return this.#lite.fetch(new Request(url, { method, headers, body: JSON.stringify(body) }));
  }
}
