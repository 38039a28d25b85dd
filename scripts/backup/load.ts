import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { contentSchemas, foreignKeysIn, tablesIn } from '../../src/backup/catalogue.ts';
import { connect } from '../../src/backup/dump.ts';
import { type Manifest, type Table, tableFile } from '../../src/backup/manifest.ts';
import { Failure } from '../process/step.ts';

const nameOf = ({ schema, name }: { schema: string; name: string }) => `${schema}.${name}`;

function compare(manifest: Manifest, there: Omit<Table, 'rows'>[]): void {
  const columns = new Map(there.map((table) => [nameOf(table), new Set(table.columns)]));
  for (const table of manifest.tables) {
    const known = columns.get(nameOf(table));
    if (!known)
      throw new Failure(`The database has no table ${nameOf(table)}: restore with the release of the backup.`);
    const lacking = table.columns.filter((column) => !known.has(column));
    if (lacking.length > 0) throw new Failure(`${nameOf(table)} has no column ${lacking.join(', ')} in this release.`);
  }
}

async function fill(sql: postgres.TransactionSql, table: Table, folder: string): Promise<void> {
  const target = await sql`
    copy ${sql(table.schema)}.${sql(table.name)} (${sql(table.columns)}) from stdin`.writable();
  await pipeline(fs.createReadStream(path.join(folder, tableFile(table))), target);
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from ${sql(table.schema)}.${sql(table.name)}`;
  if (row?.count !== table.rows) {
    throw new Failure(`${nameOf(table)} has ${row?.count} rows and should have ${table.rows}.`);
  }
}

/** Fills migrated tables in one transaction. Foreign keys are recreated at the end, which checks every one of them. */
export async function loadDatabase(databaseUrl: string, folder: string, manifest: Manifest): Promise<void> {
  const connection = connect(databaseUrl);
  try {
    await connection.begin(async (sql) => {
      const schemas = [...new Set(manifest.tables.map(({ schema }) => schema))];
      compare(manifest, await tablesIn(sql, schemas));
      const keys = await foreignKeysIn(sql, schemas);
      for (const { schema, table, name } of keys) {
        await sql`alter table ${sql(schema)}.${sql(table)} drop constraint ${sql(name)}`;
      }
      for (const { schema, name } of manifest.tables) {
        await sql`alter table ${sql(schema)}.${sql(name)} disable trigger user`;
        await sql`delete from ${sql(schema)}.${sql(name)}`;
      }
      for (const table of manifest.tables) await fill(sql, table, folder);
      for (const { schema, table, name, definition } of keys) {
        await sql`alter table ${sql(schema)}.${sql(table)} add constraint ${sql(name)} ${sql.unsafe(definition)}`;
      }
      for (const { schema, name } of manifest.tables) {
        await sql`alter table ${sql(schema)}.${sql(name)} enable trigger user`;
      }
      for (const { schema, name, last } of manifest.sequences) {
        await sql`select setval(format('%I.%I', ${schema}::text, ${name}::text)::regclass, ${last}::bigint)`;
      }
    });
    // An archive contains no planner statistics.
    await connection`analyze`;
  } finally {
    await connection.end();
  }
}

export async function holdsSite(databaseUrl: string): Promise<boolean> {
  const connection = connect(databaseUrl);
  try {
    const [row] = await connection<{ there: boolean }[]>`select to_regclass('payload.users') is not null as there`;
    return row?.there === true;
  } finally {
    await connection.end();
  }
}

/** Includes visitor data if it is in the same database. */
export async function removeSite(databaseUrl: string): Promise<void> {
  const connection = connect(databaseUrl);
  try {
    await connection.begin(async (sql) => {
      const schemas = await contentSchemas(sql);
      for (const schema of schemas) await sql`drop schema if exists ${sql(schema)} cascade`;
      if (schemas.length === 1) return;
      await sql`drop schema if exists supabase_migrations cascade`;
      await sql`create schema public`;
    });
  } finally {
    await connection.end();
  }
}
