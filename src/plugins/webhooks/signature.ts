import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '@/env';
import { DAY_MS } from '@/lib/day';

const PREFIX = 'whsec_';
const BYTES = 32;

/** After a change of the secret, messages carry the old signature too, so that receivers can follow. */
const BOTH_FOR_MS = DAY_MS;

/** `revision` counts the changes of a webhook's secret. */
export type Signer = { id: string; revision: number; changedAt?: string | null };

const keyOf = ({ id, revision }: Signer) =>
  Buffer.from(hkdfSync('sha256', env().PAYLOAD_SECRET, '', `webhook:${id}:${revision}`, BYTES));

/** As Standard Webhooks writes it. Derived from PAYLOAD_SECRET, so never stored. */
export const secretOf = (signer: Signer): string => PREFIX + keyOf(signer).toString('base64');

/** Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA-256 over id, time in seconds and body. */
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
