import configured from '@payload-config';
import { getPayload, type Payload } from 'payload';

/**
 * Payload with an empty, migrated database: one instance per worker, or per file where files are isolated. Does not log
 * rejected requests, nor generate types in a second process.
 */
export async function testPayload(): Promise<Payload> {
  const config = await configured;
  config.typescript.autoGenerate = false;
  const payload = await getPayload({ config });
  payload.logger.level = 'silent';
  return payload;
}
