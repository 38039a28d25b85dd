import { isObject } from '@/lib/is-object';
import type { Service } from './client';

export type ServiceSettings = { providers: string[]; hasFactors: boolean };

/** In the same list, but not identity providers. */
const NOT_PROVIDERS = new Set(['email', 'phone', 'anonymous_users']);

/**
 * Without a schema: it is read before the visitor does anything, and even zod/mini would add 24 KB. Only our gateway
 * sends `mfa_enabled`: the embedded service has no factors; hosted and self-hosted services do.
 */
export function readSettings(response: unknown): ServiceSettings {
  if (!isObject(response) || !isObject(response.external)) return { providers: [], hasFactors: false };
  const providers = Object.entries(response.external)
    .filter(([name, isOn]) => isOn === true && !NOT_PROVIDERS.has(name) && !name.startsWith('web3'))
    .map(([name]) => name);
  return { providers, hasFactors: response.mfa_enabled !== false };
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
