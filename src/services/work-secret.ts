import { timingSafeEqual } from 'node:crypto';
import { env } from '@/env';
import { workSecretOf } from '../lib/work-secret.ts';

export const workSecret = () => workSecretOf(env().PAYLOAD_SECRET);

/** Whether this `Authorization` header has the token. Compares in constant time. */
export function isOurOwn(authorization: string | null): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${workSecret()}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
