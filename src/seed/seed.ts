import config from '@payload-config';
import { getPayload } from 'payload';
import { seed } from './index';

/** `payload run src/seed/seed.ts`: seeds the database that DATABASE_URL names. */
const payload = await getPayload({ config });
const { created } = await seed(payload);
payload.logger.info(created ? `Seeded ${created} documents.` : 'Nothing to seed.');
process.exit(0);
