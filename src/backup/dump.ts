import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { Failure } from '../lib/failure.ts';
import { writeWithRoom } from '../lib/room.ts';
import { MIGRATIONS_TABLE } from '../payload/own-tables.ts';
import { contentSchemas, migrationsIn, sequencesIn, tablesIn } from './catalogue.ts';
import { inTransaction, listed, named } from './connection.ts';
import { type Manifest, type Table, tableFile } from './manifest.ts';
import type { Report } from './progress.ts';

type Columns = Omit<Table, 'rows'>;

async function writeTable(client: pg.Client, { schema, name, columns }: Columns, file: string) {
  const copy = client.query(copyTo(`copy (select ${listed(columns)} from ${named(schema, name)}) to stdout`));
  // Otherwise an error between two reads would not reach the reader, which would wait forever.
  copy.on('error', (error) => copy.destroy(error));
  await writeWithRoom(copy, file);
  return copy;
}

export type Dumped = Pick<Manifest, 'postgres' | 'migrations' | 'visitorMigrations' | 'tables' | 'sequences'> & {
  madeAt: string;
  pictures: string[];
};

const picturesOf = (media: Columns | undefined, rows: Record<string, unknown>[]) => {
  const columns = media?.columns.filter((column) => /(?:^|_)filename$/.test(column)) ?? [];
  return rows.flatMap((row) => columns.map((column) => row[column])).filter((name) => typeof name === 'string');
};

async function dump(client: pg.Client, folder: string, report: Report): Promise<Dumped> {
  const schemas = await contentSchemas(client);
  const madeAt = new Date().toISOString();
  const all = await tablesIn(client, schemas);
  if (!all.some(({ schema, name }) => `${schema}.${name}` === MIGRATIONS_TABLE))
    throw new Failure(
      'There is no site in this database, so nothing is backed up. Start the site first, or check DATABASE_URL.',
    );
  await fs.mkdir(path.join(folder, 'database'), { recursive: true });
  const written: { table: Columns; copy: { rowCount: number } }[] = [];
  for (const table of all) {
    report({ stage: 'database', done: written.length, of: all.length });
    written.push({ table, copy: await writeTable(client, table, path.join(folder, tableFile(table))) });
  }
  const media = all.find(({ schema, name }) => schema === 'payload' && name === 'media');
  const pictures = media ? (await client.query(`select * from ${named(media.schema, media.name)}`)).rows : [];
  const { rows: servers } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return {
    madeAt,
    postgres: servers[0]?.version ?? '',
    ...(await migrationsIn(client, schemas)),
    // Known once the server has completed the command, as it has when a later query returns.
    tables: written.map(({ table, copy }) => ({ ...table, rows: copy.rowCount })),
    sequences: await sequencesIn(client, schemas),
    pictures: picturesOf(media, pictures),
  };
}

/**
 * Writes a database to files, from one snapshot, without blocking writes.
 * @throws Failure if the disk has no room, a table is locked by another program, or the connection is lost
 */
export const dumpDatabase = (databaseUrl: string, folder: string, report: Report): Promise<Dumped> =>
  inTransaction(databaseUrl, (client) => dump(client, folder, report), 'isolation level repeatable read read only');
