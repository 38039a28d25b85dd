import { z } from 'zod';
import { parsedBody } from './bodies.ts';
import type { Fetch } from './functions.ts';

/** As in hosted Supabase: a tab or retry that lost the response gets the current token. */
const REUSE_INTERVAL_MS = 10_000;

type Lite = {
  fetch: Fetch;
  /** Returns false if the token was not last used before that instant. */
  endReusedSession: (refreshToken: string, usedBefore: Date) => Promise<boolean>;
};

const refreshBody = z.object({ refresh_token: z.string() });
const passwordBody = z.object({ password: z.string() });

/** Rules that @supabase/lite lacks: reuse of a refresh token after ten seconds ends its session (RFC 9700, 4.14.2). */
export class Sessions {
  readonly #lite: Lite;
  readonly #refreshing = new Map<string, Promise<unknown>>();

  constructor(lite: Lite) {
    this.#lite = lite;
  }

  /** Requests with one token are serialized: otherwise each would get its own token. */
  async refresh(body: ArrayBuffer, ask: () => Promise<Response>): Promise<Response> {
    const { data } = refreshBody.safeParse(parsedBody(body));
    if (!data) return ask();
    const { refresh_token: token } = data;
    const before = this.#refreshing.get(token) ?? Promise.resolve();
    const turn = before.then(() => this.#refreshNow(token, ask));
    const settled = turn.catch(() => undefined);
    this.#refreshing.set(token, settled);
    void settled.then(() => this.#refreshing.get(token) === settled && this.#refreshing.delete(token));
    return turn;
  }

  async #refreshNow(token: string, ask: () => Promise<Response>): Promise<Response> {
    const isReused = await this.#lite.endReusedSession(token, new Date(Date.now() - REUSE_INTERVAL_MS));
    if (!isReused) return ask();
    const error = { code: 400, error_code: 'refresh_token_already_used', msg: 'Invalid Refresh Token: Already Used' };
    return Response.json(error, { status: 400 });
  }

  /** After a password change, ends all sessions but the one that changed it. */
  async userChanged(request: Request, body: ArrayBuffer): Promise<void> {
    if (!passwordBody.safeParse(parsedBody(body)).success) return;
    const headers = {
      apikey: request.headers.get('apikey') ?? '',
      authorization: request.headers.get('authorization') ?? '',
    };
    const url = new URL('/auth/v1/logout?scope=others', request.url);
    const response = await this.#lite.fetch(new Request(url, { method: 'POST', headers }));
    if (!response.ok) throw new Error(`The other sessions could not be ended (${response.status}).`);
  }
}
