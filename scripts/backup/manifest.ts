import { z } from 'zod';

const checksum = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.object({
  schema: z.string().min(1),
  name: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
  rows: z.number().int().nonnegative(),
});

/** Metadata of an archive, stored as its first file. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601: the time of the snapshot. */
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /**
   * Migrations of the site and of the embedded visitor services, in the order they were applied; they created these
   * tables.
   */
  migrations: z.array(z.string()),
  visitorMigrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  files: z.array(z.object({ path: z.string().min(1), bytes: z.number().int().nonnegative(), sha256: checksum })),
  /** Pictures that are in the database but not in the data directory. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Table = Manifest['tables'][number];

/** Location of a table's rows in an archive. */
export const tableFile = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `database/${schema}.${name}.copy`;
