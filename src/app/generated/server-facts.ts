import { migrations } from '../../../migrations';

/** For src/delivery/server.ts; needs no database. */
export const serverFacts = {
  /** The database schema is current if it has this migration. */
  newestMigration: migrations.at(-1)?.name ?? '',
};
