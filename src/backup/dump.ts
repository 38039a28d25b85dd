import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import postgres from 'postgres';
import { contentSchemas, migrationsIn, sequencesIn, tablesIn } from './catalogue.ts';
import { type Manifest, type Table, tableFile } from './manifest.ts';
import type { Report } from './progress.ts';

export const connect = (databaseUrl: string) => postgres(databaseUrl, { max: 1, onnotice: () => {}, prepare: false });

/** In COPY's text format every line is a row: line breaks in values are escaped. */
function rowsIn(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
  return rows;
}

async function writeTable(sql: postgres.TransactionSql, table: Omit<Table, 'rows'>, file: string): Promise<Table> {
  let rows = 0;
  const source = await sql`
    copy (select ${sql(table.columns)} from ${sql(table.schema)}.${sql(table.name)}) to stdout`.readable();
  const sink = fs.createWriteStream(file, { mode: 0o600 });
  const written = finished(sink);
  written.catch(() => undefined);
  for await (const chunk of source) {
    rows += rowsIn(chunk);
    // On a full disk the rest is read all the same: Postgres would wait for it forever, and keep all locks.
    if (!sink.errored && !sink.write(chunk)) await once(sink, 'drain').catch(() => undefined);
  }
  sink.end();
  await written;
  return { ...table, rows };
}

export type Dumped = Pick<Manifest, 'postgres' | 'migrations' | 'visitorMigrations' | 'tables' | 'sequences'> & {
  pictures: string[];
};

const picturesOf = (media: Omit<Table, 'rows'> | undefined, rows: Record<string, unknown>[]) => {
  const columns = media?.columns.filter((column) => /(?:^|_)filename$/.test(column)) ?? [];
  return rows.flatMap((row) => columns.map((column) => row[column])).filter((name) => typeof name === 'string');
};

type During = { during: (databaseBytes: number) => Promise<void>; report: Report };

const bytesOf = async (sql: postgres.TransactionSql, tables: Omit<Table, 'rows'>[]): Promise<number> => {
  const names = tables.map(({ schema, name }) => `"${schema}"."${name}"`);
  const [row] = await sql<{ bytes: string }[]>`
    select coalesce(sum(pg_table_size(name::regclass)), 0)::text as bytes from unnest(${names}::text[]) as name`;
  return Number(row?.bytes ?? 0);
};

async function dumpWithin(sql: postgres.TransactionSql, folder: string, { during, report }: During): Promise<Dumped> {
  // A large table takes longer than a page's query may, but nobody waits for long behind a migration.
  await sql`set local statement_timeout = 0`;
  await sql`set local lock_timeout = '30s'`;
  const schemas = await contentSchemas(sql);
  const all = await tablesIn(sql, schemas);
  const rows = await sql`select * from payload.media`;
  await during(await bytesOf(sql, all));
  fs.mkdirSync(path.join(folder, 'database'), { recursive: true });
  const tables: Table[] = [];
  for (const table of all) {
    report({ stage: 'database', done: tables.length, of: all.length });
    tables.push(await writeTable(sql, table, path.join(folder, tableFile(table))));
  }
  const [server] = await sql<{ version: string }[]>`select current_setting('server_version') as version`;
  const media = all.find(({ schema, name }) => schema === 'payload' && name === 'media');
  return {
    postgres: server?.version ?? '',
    ...(await migrationsIn(sql, schemas)),
    tables,
    sequences: [...(await sequencesIn(sql, schemas))],
    pictures: picturesOf(media, rows),
  };
}

/**
 * Writes a database to files, from one snapshot. `during` is called within it, before the first table, with the size of
 * the tables in bytes.
 */
export async function dumpDatabase(databaseUrl: string, folder: string, options: During): Promise<Dumped> {
  const connection = connect(databaseUrl);
  try {
    return await connection.begin('isolation level repeatable read read only', (sql) =>
      dumpWithin(sql, folder, options),
    );
  } finally {
    await connection.end();
  }
}
