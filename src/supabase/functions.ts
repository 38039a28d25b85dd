import { fallbacks } from '@shared/messages';
import { visitorHeaders } from '@shared/visitor';
import { z } from 'zod';
import { env } from '../env';

/** A visitor waits no longer than this. */
const PATIENCE_MS = 10_000;

const success = z.looseObject({ ok: z.literal(true) });
const failure = z.object({ error: z.string().min(1).optional(), fields: z.record(z.string(), z.string()).optional() });

/** `text` is what the visitor reads: the function's own, else a fallback of the error catalogue. */
export type FunctionAnswer =
  | { ok: true; data: Record<string, unknown> }
  | { ok: false; status: number; text: string; fields: Record<string, string> };

const failed = (name: string, reason: string, answer: Omit<Extract<FunctionAnswer, { ok: false }>, 'ok'>) => {
  // Entries and addresses do not belong into a log.
  if (answer.status === 0 || answer.status >= 500) console.error(`[forms] ${name}: ${reason}`);
  return { ok: false as const, ...answer };
};

async function readAnswer(name: string, response: Response): Promise<FunctionAnswer> {
  const body: unknown = await response.json().catch(() => undefined);
  const { status } = response;
  if (response.ok) {
    const parsed = success.safeParse(body);
    if (parsed.success) return { ok: true, data: parsed.data };
    // A page of some proxy, for example: nobody knows whether anything was stored.
    return failed(name, `status ${status} without an answer`, { status: 502, text: fallbacks.noText, fields: {} });
  }
  const told = failure.safeParse(body);
  const text = told.data?.error ?? fallbacks.noText;
  return failed(name, `status ${status}`, { status, text, fields: told.data?.fields ?? {} });
}

/**
 * Calls one of our functions for a visitor, with the public key (decisions, "Forms"). Never throws: a failure carries the
 * text for the visitor. `visitor` is the address that limits are counted by;
 * `token` the access token of one who is signed in.
 */
export async function callFunction(
  name: string,
  body: unknown,
  visitor: string,
  token?: string,
  patience = PATIENCE_MS,
): Promise<FunctionAnswer> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_SECRET_KEY = '' } = env();
  const noAnswer = { status: 0, text: fallbacks.noAnswer, fields: {} };
  if (!SUPABASE_URL) return failed(name, 'SUPABASE_URL is not set: nothing can be stored', noAnswer);
  try {
    const response = await fetch(`${SUPABASE_URL}/functions/v1/${name}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        apikey: SUPABASE_PUBLISHABLE_KEY,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(await visitorHeaders(visitor, SUPABASE_SECRET_KEY)),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
    });
    return await readAnswer(name, response);
  } catch (error) {
    return failed(name, error instanceof Error ? error.name : 'no answer', noAnswer);
  }
}
