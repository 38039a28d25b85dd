import configured from '@payload-config';
import { getPayload, type Payload } from 'payload';

/** On an empty, migrated database. Logs no rejected requests and generates no types. */
export async function testPayload(): Promise<Payload> {
  const config = await configured;
  config.typescript.autoGenerate = false;
  const payload = await getPayload({ config });
  payload.logger.level = 'silent';
  return payload;
}
