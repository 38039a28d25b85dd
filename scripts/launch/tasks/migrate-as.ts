/** Applies only MIGRATIONS (comma-separated names), for the tables of a backup. Run by `payload run`. */
import config from '@payload-config';
import { getPayload, type Migration } from 'payload';
import { migrations } from '../../../migrations';

const wanted = (process.env.MIGRATIONS ?? '').split(',').filter(Boolean);
const known = migrations as (Migration & { name: string })[];
const unknown = wanted.filter((name) => !known.some((migration) => migration.name === name));
if (unknown.length > 0) {
  console.error(`This release does not know ${unknown.join(', ')}: restore with the release that made the backup.`);
  process.exit(1);
}
const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate({ migrations: known.filter(({ name }) => wanted.includes(name)) });
await payload.destroy();
process.exit(0);
