import { bigint, integer, varchar } from '@payloadcms/db-postgres/drizzle/pg-core';
import { addedTable } from '@/payload/added-table';

export const LIMITS_TABLE = 'sign_in_limits';

/** Of `rate-limiter-flexible`. */
export const withLimitsTable = addedTable((table) =>
  table(LIMITS_TABLE, {
    key: varchar('key', { length: 255 }).primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  }),
);
