import { type SupabaseContext, withSupabase } from '@supabase/server';
import { responseTo } from './http.ts';
import { type Counted, counted } from './visitor.ts';

export type Database = SupabaseContext['supabaseAdmin'];
type Handler = (request: Request, database: Database, counted: Counted) => Promise<Response>;

declare const Deno: { env: { get(name: string): string | undefined } } | undefined;
const setting = (name: string) => (typeof Deno === 'undefined' ? globalThis.process?.env[name] : Deno.env.get(name));

/** Hosted functions get theirs as a list by name. */
export function secretKey(): string {
  const one = setting('SUPABASE_SECRET_KEY');
  if (one) return one;
  const all: Record<string, string> = JSON.parse(setting('SUPABASE_SECRET_KEYS') || '{}');
  return all.default ?? Object.values(all)[0] ?? '';
}

/** Trusted proxies that append to X-Forwarded-For; the platform's own is one. */
const hops = () => Math.max(1, Number.parseInt(setting('TRUSTED_PROXIES') ?? '', 10) || 1);

/** Callable with the public key or without. Supabase handles CORS and keys; all failures have the same form. */
export const visitorFunction = (name: string, handle: Handler) => ({
  fetch: withSupabase({ auth: ['publishable', 'none'] }, async (request, { supabaseAdmin }) => {
    try {
      return await handle(request, supabaseAdmin, counted(request, secretKey(), hops()));
    } catch (error) {
      return responseTo(error, name, request);
    }
  }),
});

/** An SQL function of supabase/migrations; throws if it fails. */
export async function callDatabase<T>(
  database: Database,
  name: string,
  args: Record<string, unknown> = {},
): Promise<T> {
  const { data, error } = await database.rpc(name, args);
  if (error) throw error;
  return data as T;
}

export { setting };
