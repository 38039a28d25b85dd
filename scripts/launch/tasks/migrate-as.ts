/** Applies only MIGRATIONS (comma-separated names), for the tables of a backup. Run by `payload run`. */
import config from '@payload-config';
import { getPayload } from 'payload';
import { tellParent } from '../../process/parent';
import { migrationsOf } from '../migrations-for';
import { ownMigrations } from '../own-migrations';
import { patient } from '../patient';

const wanted = (process.env.MIGRATIONS ?? '').split(',').filter(Boolean);
const own = ownMigrations();
const unknown = wanted.filter((name) => !own.includes(name));
if (unknown.length > 0) {
  console.error(`This release does not know ${unknown.join(', ')}: restore with the release that made the backup.`);
  process.exit(1);
}
const payload = await getPayload({ config, disableOnInit: true });
const chosen = await migrationsOf(new Set(wanted));
await payload.db.migrate({ migrations: chosen.map((one) => patient(one, payload.db.pool, tellParent)) });
await payload.destroy();
process.exit(0);
