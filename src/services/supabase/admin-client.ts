import { PostgrestClient } from '@supabase/postgrest-js';
import { z } from 'zod';
import { env } from '@/env';

/** Staff, or a worker with other mail to send, are waiting. */
const PATIENCE_MS = 5_000;

/** `code` comes from Postgres or PostgREST; the message may quote user input. */
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

/** With the SECRET key, which bypasses row level security: server only. Undefined if Supabase is not configured. */
export function adminClient(): PostgrestClient | undefined {
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: key } = env();
  if (!url || !key) return undefined;
  if (known?.url !== url || known.key !== key) {
    const client = new PostgrestClient(`${url}/rest/v1`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      fetch: (input, init) => fetch(input, { ...init, cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) }),
      // Three retries would take seconds while people wait.
      retry: false,
    });
    known = { url, key, client };
  }
  return known.client;
}

/** Throws `SupabaseFailure` `NOT_CONFIGURED` without a client. */
export function requireAdminClient(): PostgrestClient {
  const client = adminClient();
  if (!client) throw new SupabaseFailure('NOT_CONFIGURED');
  return client;
}

type Result = { data: unknown; error: { code?: string; message?: string } | null; status: number };

/** Throws `SupabaseFailure` unless the response is valid. */
export async function dataOf<T>(schema: z.ZodType<T>, request: PromiseLike<Result>): Promise<T> {
  const { data, error, status } = await request;
  if (error) throw new SupabaseFailure(error.code || (status ? `HTTP_${status}` : 'NO_ANSWER'));
  const parsed = schema.safeParse(data);
  if (!parsed.success) throw new SupabaseFailure('UNEXPECTED_ROWS', { cause: z.prettifyError(parsed.error) });
  return parsed.data;
}

/** As ISO 8601. The embedded service returns `2026-11-20 23:14:49.04+00`, which browsers may fail to parse. */
export const instant = z
  .string()
  .transform((text) => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')))
  .refine((date) => !Number.isNaN(date.getTime()))
  .transform((date) => date.toISOString());
