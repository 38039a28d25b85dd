import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const VISITORS_FILES = 'form-files';

const checksum = z.string().regex(/^[0-9a-f]{64}$/);

const table = z.object({
  schema: z.string().min(1),
  name: z.string().min(1),
  columns: z.array(z.string().min(1)).min(1),
  rows: z.number().int().nonnegative(),
});

/** A timer, the command by hand, an admin, or a restore before it replaced the site. */
const backupKinds = ['nightly', 'command', 'person', 'before-restore'] as const;

const maker = z.object({ kind: z.enum(backupKinds), name: z.string().optional() });

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Time of the snapshot, in ISO 8601. */
  madeAt: z.iso.datetime(),
  /** Missing in archives of older releases. */
  madeBy: maker.optional(),
  build: z.iso.datetime().optional(),
  postgres: z.string(),
  /** Migrations that created these tables, in the order they were applied: the site's, and the embedded services'. */
  migrations: z.array(z.string()),
  visitorMigrations: z.array(z.string()),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  files: z.array(z.object({ path: z.string().min(1), bytes: z.number().int().nonnegative(), sha256: checksum })),
  /** In the database but not in the data directory. */
  missing: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type BackupKind = (typeof backupKinds)[number];
export type MadeBy = z.infer<typeof maker>;
export type Table = Manifest['tables'][number];

export const tableFile = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => `database/${schema}.${name}.copy`;
