import { env } from '@/env';
import { NotPublic, refusePrivateNumber } from '../public-address';

/** Hosts of the operator's own network to which the site may send (`WEBHOOK_PRIVATE_HOSTS`). */
export const isAllowedPrivate = ({ hostname }: URL) => env().WEBHOOK_PRIVATE_HOSTS.includes(hostname);

/** Undefined if it is fine. Names are resolved on sending (send.ts), so a changed DNS record gains nothing. */
export function addressFault(
  address: string | null | undefined,
  example = 'https://crm.example/hooks',
): string | undefined {
  if (!address || !URL.canParse(address)) return `Enter a complete address, for example ${example}.`;
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
