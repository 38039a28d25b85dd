import config from '@payload-config';
import { getPayload, type Payload } from 'payload';

/**
 * Payload with this test file's own migrated, empty database: one instance per file. Does not log rejected requests.
 */
export async function testPayload(): Promise<Payload> {
  const payload = await getPayload({ config });
  payload.logger.level = 'silent';
  return payload;
}
