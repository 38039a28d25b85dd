import { PostgrestClient } from '@supabase/postgrest-js';
import { z } from 'zod';
import { env } from '@/env';

/** Timeout: staff, or a worker with other mail to send, are waiting. */
const PATIENCE_MS = 5_000;

/** A failed request to Supabase. `code` comes from Postgres or PostgREST; the message may quote user input. */
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
 * PostgREST client with the SECRET key, which bypasses row level security: server only, for staff requests and mail.
 * Undefined if Supabase is not configured. Auth, realtime and storage of supabase-js are not needed.
 */
export function adminClient(): PostgrestClient | undefined {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = env();
  if (!url || !key) return undefined;
  if (known?.url !== url || known.key !== key) {
    const client = new PostgrestClient(`${url}/rest/v1`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }),
      // Would retry three times, for seconds, while people wait.
      retry: false,
    });
    known = { url, key, client };
  }
  return known.client;
}

/** Throws `SupabaseFailure` `NOT_CONFIGURED` if there is none. */
export function requireAdminClient(): PostgrestClient {
  const client = adminClient();
  if (!client) throw new SupabaseFailure('NOT_CONFIGURED');
  return client;
}

type Answer = { data: unknown; error: { code?: string; message?: string } | null; status: number };

/** Parsed data of a response. Throws `SupabaseFailure` otherwise. */
export async function dataOf<T>(schema: z.ZodType<T>, request: PromiseLike<Answer>): Promise<T> {
  const { data, error, status } = await request;
  // Without a response there is no code.
  if (error) throw new SupabaseFailure(error.code || (status ? `HTTP_${status}` : 'NO_ANSWER'));
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new SupabaseFailure('UNEXPECTED_ROWS', { cause: z.prettifyError(parsed.error) });
  return parsed.data;
}

/**
 * An instant as ISO 8601. PostgREST returns `2026-11-20T23:14:49.04+00:00`, the embedded service `2026-11-20
 * 23:14:49.04+00`, which browsers need not parse.
 */
export const instant = z
  .string()
  .transform((text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))
  .refine((date) => !Number.isNaN(date.getTime()))
  .transform((date) => date.toISOString());
