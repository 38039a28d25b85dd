import { migrations } from '../../../migrations';

/** For src/delivery/server.ts; needs no database. */
export const serverFacts = {
  /** Oldest first. The database is as new as this build if it has the last of them. */
  migrations: migrations.map(({ name }) => name),
};
