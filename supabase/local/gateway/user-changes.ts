import { z } from 'zod';
import { parsedBody } from './bodies.ts';
import type { Fetch } from './functions.ts';
import type { Passwords } from './passwords.ts';

type Refused = { status: 400 | 401; error_code: string; msg: string };

const RECOVERY_MS = 60 * 60_000;

const changes = z.looseObject({
  email: z.string().optional(),
  password: z.string().optional(),
  current_password: z.string().optional(),
});
const required: Refused = {
  status: 400,
  error_code: 'current_password_required',
  msg: 'Current password required when changing email or password.',
};
const mismatch: Refused = {
  status: 400,
  error_code: 'current_password_mismatch',
  msg: 'Current password is not correct.',
};

/** Unverified: to be used only once the service has accepted the token. */
function sessionOf(token: string): string | undefined {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).session_id;
  } catch {
    return undefined;
  }
}

/**
 * Changes of email or password require the current password, which @supabase/lite does not ask for (error codes of
 * GoTrue). A recovery link's session may set one password without it; it is in memory, so a restart requires another
 * link.
 */
export class UserChanges {
  readonly #lite: Fetch;
  readonly #passwords: Pick<Passwords, 'signIn'>;
  readonly #recovering = new Map<string, number>();

  constructor(lite: Fetch, passwords: Pick<Passwords, 'signIn'>) {
    this.#lite = lite;
    this.#passwords = passwords;
  }

  /** Once, without the current one: the session was opened by a link that was mailed for this. */
  readonly mayChoosePassword = (session: string, now = performance.now()): void => {
    for (const [id, until] of this.#recovering) if (until < now) this.#recovering.delete(id);
    this.#recovering.set(session, now + RECOVERY_MS);
  };

  /** Undefined if the change is allowed. `body` must be a JSON object. */
  async refusal(request: Request, body: ArrayBuffer, now = performance.now()): Promise<Refused | undefined> {
    const parsed = changes.safeParse(parsedBody(body) ?? {});
    if (!parsed.success)
      return { status: 400, error_code: 'validation_failed', msg: 'The request body has wrong types' };
    const { email, password, current_password } = parsed.data;
    if (email === undefined && password === undefined) return undefined;
    const session = sessionOf(request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? '');
    if (email === undefined && session && (this.#recovering.get(session) ?? 0) > now) {
      this.#recovering.delete(session);
      return undefined;
    }
    const current = await this.#ask(request, 'user');
    // The service itself reports what is wrong with the session.
    if (!current.ok) return undefined;
    if (!current_password) return required;
    const { email: own } = z.object({ email: z.string() }).parse(await current.json());
    return (await this.#isPassword(request, own, current_password)) ? undefined : mismatch;
  }

  async #isPassword(request: Request, email: string, password: string): Promise<boolean> {
    const body = new TextEncoder().encode(JSON.stringify({ email, password })).buffer;
    const response = await this.#passwords.signIn(request, body);
    const { data } = z.object({ access_token: z.string() }).safeParse(await response?.json().catch(() => undefined));
    if (!response?.ok || !data) return false;
    await this.#ask(request, 'logout?scope=local', { json: {}, token: data.access_token });
    return true;
  }

  async #ask(
    request: Request,
    endpoint: string,
    { json, token }: { json?: object; token?: string } = {},
  ): Promise<Response> {
    const headers = new Headers({ apikey: request.headers.get('apikey') ?? '' });
    const authorization = token ? `Bearer ${token}` : request.headers.get('authorization');
    if (authorization) headers.set('authorization', authorization);
    if (json) headers.set('content-type', 'application/json');
    const url = new URL(`/auth/v1/${endpoint}`, request.url);
    return this.#lite(new Request(url, { method: json ? 'POST' : 'GET', headers, body: json && JSON.stringify(json) }));
  }
}
