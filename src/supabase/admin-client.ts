import { PostgrestClient } from '@supabase/postgrest-js';
import { z } from 'zod';
import { env } from '../env';

/** Somebody at a desk, or a worker with other mail to send, waits no longer than this. */
const PATIENCE_MS = 5_000;

/** Why a request to Supabase gave nothing. `code` is of Postgres or PostgREST; the message may quote what people entered. */
export class SupabaseFailure extends Error {
  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(`Supabase: ${code}`, options);
    this.name = 'SupabaseFailure';
  }
}

let known: { url: string; key: string; client: PostgrestClient } | undefined;

/**
 * The tables of Supabase with the SECRET key, which passes over row level security: for the server alone, and only for
 * what staff ask for or mail needs. Undefined where Supabase is not configured. It is the REST part of supabase-js: the
 * rest of it, which listens and keeps sessions, has no work here.
 */
export function adminClient(): PostgrestClient | undefined {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = env();
  if (!url || !key) return undefined;
  if (known?.url !== url || known.key !== key) {
    const client = new PostgrestClient(`${url}/rest/v1`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }),
      // It would ask three more times, for seconds: people who wait are asked instead.
      retry: false,
    });
    known = { url, key, client };
  }
  return known.client;
}

/** The client, or the failure that says that there is none. */
export function requireAdminClient(): PostgrestClient {
  const client = adminClient();
  if (!client) throw new SupabaseFailure('NOT_CONFIGURED');
  return client;
}

/** What PostgREST answers, as postgrest-js hands it out. */
type Answer = { data: unknown; error: { code?: string; message?: string } | null; status: number };

/** The data of an answer, parsed; everything else is a `SupabaseFailure`. */
export async function dataOf<T>(schema: z.ZodType<T>, request: PromiseLike<Answer>): Promise<T> {
  const { data, error, status } = await request;
  // Without an answer there is no code either.
  if (error) throw new SupabaseFailure(error.code || (status ? `HTTP_${status}` : 'NO_ANSWER'));
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new SupabaseFailure('UNEXPECTED_ROWS', { cause: z.prettifyError(parsed.error) });
  return parsed.data;
}

/**
 * An instant as ISO 8601: PostgREST writes `2026-11-20T23:14:49.04+00:00`, the embedded one `2026-11-20 23:14:49.04+00`,
 * which no browser is bound to understand.
 */
export const instant = z
  .string()
  .transform((text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))
  .refine((date) => !Number.isNaN(date.getTime()))
  .transform((date) => date.toISOString());
