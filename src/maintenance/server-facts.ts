import { migrations } from '../../migrations';
import { fixedRedirects } from '../lib/paths';

/** What the bundle knows and the server in front of it needs (src/delivery/outage/site-facts.ts). Needs no database. */
export const serverFacts = {
  /** At these paths code redirects. */
  fixed: Object.keys(fixedRedirects),
  /** The database is as new as this build when it holds this migration. */
  newestMigration: migrations.at(-1)?.name ?? '',
};

export type ServerFacts = typeof serverFacts;
