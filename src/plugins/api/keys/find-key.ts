import type { ApiKey } from '@payload-types';
import type { Payload } from 'payload';
import { listAsSite } from '@/staff/find-as-site';
import { digestOf } from './key';

const BEARER = /^Bearer +(\S{1,200})$/i;
/** Precision of `lastUsedAt`, so that most reads do not write. */
const USE_NOTED_MS = 60_000;

export class KeyRefused extends Error {}

/** Undefined without `Authorization`. A wrong key throws KeyRefused: ignoring it would hide the mistake. */
export async function findKey(payload: Payload, headers: Headers): Promise<ApiKey | undefined> {
  const header = headers.get('authorization');
  if (header === null) return undefined;
  const [, sent] = BEARER.exec(header) ?? [];
  if (!sent) throw new KeyRefused('Send the key as "Authorization: Bearer <key>".');
  const now = new Date();
  const docs = await listAsSite({ payload }, 'api-keys', {
    where: { digest: { equals: digestOf(sent) } },
    limit: 1,
    showHiddenFields: true,
  });
  const [key] = docs;
  if (!key) throw new KeyRefused('There is no such API key. Ask an admin of the site for one.');
  if (key.revokedAt) throw new KeyRefused('This API key has been revoked. Ask an admin of the site for another one.');
  if (Date.parse(key.expiresAt) <= now.getTime()) {
    throw new KeyRefused('This API key has expired. Ask an admin of the site for another one.');
  }
  if (Date.parse(key.lastUsedAt ?? '') > now.getTime() - USE_NOTED_MS) return key;
  const data = { lastUsedAt: now.toISOString() };
  await payload.db.updateOne({ collection: 'api-keys', id: key.id, data, returning: false });
  return key;
}
