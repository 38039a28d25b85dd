import { env } from '@/env';

/** For browsers. `url` is empty for this site's own address, with embedded services. Undefined without Supabase. */
export function browserService(): { url: string; apiKey: string } | undefined {
  const { SUPABASE_URL, SUPABASE_PUBLIC_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_EMBEDDED } = env();
  if (!SUPABASE_URL || !SUPABASE_PUBLISHABLE_KEY) return undefined;
  const url = SUPABASE_EMBEDDED === 'on' ? '' : (SUPABASE_PUBLIC_URL ?? SUPABASE_URL);
  return { url, apiKey: SUPABASE_PUBLISHABLE_KEY };
}
