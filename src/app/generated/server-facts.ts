import { migrations } from '../../../migrations';

/** A fact of the bundle for the server in front of it (src/delivery/server.ts). Needs no database. */
export const serverFacts = {
  /** The database schema is current if it has this migration. */
  newestMigration: migrations.at(-1)?.name ?? '',
};
