// The small variant: it loads before the visitor does anything.
import { z } from 'zod/mini';
import type { Service } from './client';

// As in fields.ts of the shared schemas, which must not load here.
z.config({ jitless: true });

const settingsSchema = z.object({
  external: z.record(z.string(), z.unknown()),
  /** Only our gateway sends it: the embedded service has no factors. Hosted and self-hosted services do. */
  mfa_enabled: z.optional(z.boolean()),
});

export type ServiceSettings = { providers: string[]; hasFactors: boolean };

/** In the same list, but not identity providers. */
const NOT_PROVIDERS = new Set(['email', 'phone', 'anonymous_users']);

export function readSettings(answer: unknown): ServiceSettings {
  const { data } = settingsSchema.safeParse(answer);
  if (!data) return { providers: [], hasFactors: false };
  const providers = Object.entries(data.external)
    .filter(([name, isOn]) => isOn === true && !NOT_PROVIDERS.has(name) && !name.startsWith('web3'))
    .map(([name]) => name);
  return { providers, hasFactors: data.mfa_enabled !== false };
}

/** Public settings of the authentication service. If it does not respond: passwords only. */
export async function fetchSettings({ url, apiKey }: Service): Promise<ServiceSettings> {
  try {
    const response = await fetch(`${url}/auth/v1/settings`, {
      headers: { apikey: apiKey },
      signal: AbortSignal.timeout(10_000),
    });
    return readSettings(response.ok ? await response.json() : undefined);
  } catch {
    return readSettings(undefined);
  }
}
