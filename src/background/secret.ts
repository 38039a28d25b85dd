import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env';

/** The word by which this site knows its own requests for background work. Made from the one secret it has. */
export const workSecret = () =>
  createHmac('sha256', env().PAYLOAD_SECRET).update('background-work').digest('base64url');

/** Does this `Authorization` header carry it? */
export function isOurOwn(authorization: string | null): boolean {
  const given = Buffer.from(authorization ?? '');
  const wanted = Buffer.from(`Bearer ${workSecret()}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
