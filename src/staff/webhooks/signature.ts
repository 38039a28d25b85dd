import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '@/env';

const PREFIX = 'whsec_';
const BYTES = 32;

/** After a change of the secret, messages carry the old signature too for this long, so that receivers can follow. */
const BOTH_FOR_MS = 86_400_000;

/** `revision` counts the changes of a webhook's secret. */
export type Signer = { id: string; revision: number; changedAt?: string | null };

const keyOf = ({ id, revision }: Signer) =>
  Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', `webhook:${id}:${revision}`, BYTES));

/**
 * The secret that sender and receiver share, as Standard Webhooks writes it. Derived from PAYLOAD_SECRET and so never
 * stored.
 */
export const secretOf = (signer: Signer): string => PREFIX + keyOf(signer).toString('base64');

/**
 * The headers of a message (https://www.standardwebhooks.com): its id, the time of this attempt in seconds, and
 * HMAC-SHA-256 over both and the body.
 */
export function signedHeaders(signer: Signer, message: { id: string; body: string }, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signed = (by: Signer) => {
    const hmac = createHmac('sha256', keyOf(by)).update(`${message.id}.${timestamp}.${message.body}`);
    return `v1,${hmac.digest('base64')}`;
  };
  const isRecent = now.getTime() - Date.parse(signer.changedAt ?? '') < BOTH_FOR_MS;
  const signers = isRecent ? [signer, { ...signer, revision: signer.revision - 1 }] : [signer];
  return {
    'webhook-id': message.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signers.map(signed).join(' '),
  };
}
