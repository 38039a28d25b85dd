import { z } from 'zod';
import { env } from '@/env';

const PATIENCE_MS = 10_000;

const settings = z.object({ mailer_autoconfirm: z.boolean() });

const AUTO_CONFIRM =
  'Supabase confirms addresses without a mail, so that anyone can sign up with an address of somebody else. Turn "Confirm email" on under Authentication (self-hosted: GOTRUE_MAILER_AUTOCONFIRM=false).';
const OFF =
  'Forms and visitor accounts are off: SUPABASE_URL is not set. Forms name the contact address instead. To turn them on, set it and its two keys.';
const unreadable = (why: string) => `The settings of Supabase's authentication could not be checked: ${why}.`;

/** What is wrong with hosted or self-hosted services, or that there are none; undefined if nothing is. */
export async function problemOfSupabase(): Promise<string | undefined> {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY = '', SUPABASE_EMBEDDED } = env();
  // The embedded service has rules of its own: supabase/local/gateway/mailed-links.ts.
  if (!SUPABASE_URL) return OFF;
  if (SUPABASE_EMBEDDED === 'on') return undefined;
  try {
    const response = await fetch(`${SUPABASE_URL}/auth/v1/settings`, {
      headers: { apikey: SUPABASE_PUBLISHABLE_KEY },
      signal: AbortSignal.timeout(PATIENCE_MS),
      cache: 'no-store',
    });
    if (!response.ok) return unreadable(`status ${response.status}`);
    const parsed = settings.safeParse(await response.json());
    if (!parsed.success) return unreadable('the response is not understood');
    return parsed.data.mailer_autoconfirm ? AUTO_CONFIRM : undefined;
  } catch (error) {
    return unreadable(error instanceof Error ? error.name : 'no response');
  }
}

/** For the log of the start. The site starts all the same: pages do not need Supabase. */
export async function checkSupabase(): Promise<void> {
  const problem = await problemOfSupabase();
  if (problem) console.warn(problem);
}
