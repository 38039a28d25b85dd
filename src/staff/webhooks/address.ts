import { env } from '@/env';
import { NotPublic, refusePrivateNumber } from '@/services/public-address';

/** Hosts of the operator's own network that may receive webhooks (`WEBHOOK_PRIVATE_HOSTS`). */
export const isAllowedPrivate = ({ hostname }: URL) => env().WEBHOOK_PRIVATE_HOSTS.includes(hostname);

/**
 * Checks the address of a webhook. Names are looked up when it is used (send.ts), so that a changed record of DNS
 * gains nothing.
 * @returns the error message; undefined if the address is fine
 */
export function addressFault(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return 'Enter a complete address, for example https://crm.example/hooks.';
  const url = new URL(address);
  if (url.username || url.password) return 'Leave the name and the password out of the address.';
  if (isAllowedPrivate(url)) return ['http:', 'https:'].includes(url.protocol) ? undefined : 'Begin with https://.';
  if (url.protocol !== 'https:') return 'Begin with https://, so that messages are encrypted in transit.';
  try {
    refusePrivateNumber(url.hostname);
  } catch (error) {
    if (error instanceof NotPublic) return 'This address is not on the public internet.';
    throw error;
  }
  return undefined;
}
