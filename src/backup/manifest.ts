import { z } from 'zod';

/** The first file of an archive. */
export const MANIFEST = 'manifest.json';
/** The folder of the files that visitors sent with forms. */
export const VISITORS_FILES = 'form-files';

const checksum = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.object({
  schema: z.string().min(1),
  name: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
  rows: z.number().int().nonnegative(),
});

/** What made a backup: a timer, the command by hand, an admin, or a restore before it replaced the site. */
const backupKinds = ['nightly', 'command', 'person', 'before-restore'] as const;

const maker = z.object({ kind: z.enum(backupKinds), name: z.string().optional() });

/** Metadata of an archive. */
export const manifestSchema = z.object({
  format: z.literal(1),
  /** ISO 8601: the time of the snapshot. */
  madeAt: z.iso.datetime(),
  /** Missing in archives of older releases. */
  madeBy: maker.optional(),
  /** The build that was there, as the time at which it was made. */
  build: z.iso.datetime().optional(),
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
export type BackupKind = (typeof backupKinds)[number];
export type MadeBy = z.infer<typeof maker>;
export type Table = Manifest['tables'][number];

/** Location of a table's rows in an archive. */
export const tableFile = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `database/${schema}.${name}.copy`;
