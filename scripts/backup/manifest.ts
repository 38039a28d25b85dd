import { z } from 'zod';

const checksum = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.object({
  schema: z.string().min(1),
  name: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
  rows: z.number().int().nonnegative(),
});

/** What an archive says about itself; its first file. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601: the moment whose state the archive holds. */
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  /** Those of the site and of the embedded visitor services, as they were applied: the tables are of these. */
  migrations: z.array(z.string()),
  visitorMigrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  /** Everything else in the archive, by its path in it. */
  files: z.array(z.object({ path: z.string().min(1), bytes: z.number().int().nonnegative(), sha256: checksum })),
  /** Pictures that the database names and the data directory does not have. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Table = Manifest['tables'][number];

/** Where the rows of a table are in an archive. */
export const tableFile = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `database/${schema}.${name}.copy`;
