import { migrations } from '../../migrations';
import { fixedRedirects } from '../lib/paths';

/** Facts from the bundle for the server (src/delivery/site-facts.mjs). Needs no database. */
export const serverFacts = {
  /** Paths of redirects in code. */
  fixed: Object.keys(fixedRedirects),
  /** The database schema is current if it has this migration. */
  newestMigration: migrations.at(-1)?.name ?? '',
};

export type ServerFacts = typeof serverFacts;
