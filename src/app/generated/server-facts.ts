import { fixedRedirects } from '@/lib/paths';
import { migrations } from '../../../migrations';

/** What the bundle knows and the server in front of it needs (src/delivery/outage/site-facts.ts). Needs no database. */
export const serverFacts = {
  fixed: Object.keys(fixedRedirects),
  /** The database schema is current if it has this migration. */
  newestMigration: migrations.at(-1)?.name ?? '',
};
