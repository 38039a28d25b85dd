import fs from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import postgres from 'postgres';
import { contentSchemas, migrationsIn, sequencesIn, tablesIn } from './catalogue.ts';
import { type Manifest, type Table, tableFile } from './manifest.ts';
import type { Report } from './progress.ts';

export const connect = (databaseUrl: string) => postgres(databaseUrl, { max: 1, onnotice: () => {}, prepare: false });

/** In COPY's text format every line is a row: line breaks in values are escaped. */
const countRows = (count: (rows: number) => void) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      let rows = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
      count(rows);
      done(null, chunk);
    },
  });

async function writeTable(sql: postgres.TransactionSql, table: Omit<Table, 'rows'>, file: string): Promise<Table> {
  let rows = 0;
  const source = await sql`
    copy (select ${sql(table.columns)} from ${sql(table.schema)}.${sql(table.name)}) to stdout`.readable();
  await pipeline(
    source,
    countRows((more) => (rows += more)),
    fs.createWriteStream(file, { mode: 0o600 }),
  );
  return { ...table, rows };
}

export type Dumped = Pick<Manifest, 'postgres' | 'migrations' | 'visitorMigrations' | 'tables' | 'sequences'> & {
  pictures: string[];
};

const picturesOf = (media: Omit<Table, 'rows'> | undefined, rows: Record<string, unknown>[]) => {
  const columns = media?.columns.filter((column) => /(?:^|_)filename$/.test(column)) ?? [];
  return rows.flatMap((row) => columns.map((column) => row[column])).filter((name) => typeof name === 'string');
};

type During = { during: () => Promise<void>; report: Report };

/** Writes a database to files, from one snapshot. `during` is called within it, before the first table. */
export async function dumpDatabase(databaseUrl: string, folder: string, { during, report }: During): Promise<Dumped> {
  const connection = connect(databaseUrl);
  try {
    return await connection.begin('isolation level repeatable read read only', async (sql) => {
      // A large table takes longer than a page's query may.
      await sql`set local statement_timeout = 0`;
      const schemas = await contentSchemas(sql);
      const all = await tablesIn(sql, schemas);
      const rows = await sql`select * from payload.media`;
      await during();
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
    });
  } finally {
    await connection.end();
  }
}
