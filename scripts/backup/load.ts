import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { contentSchemas, foreignKeysIn, tablesIn } from '../../src/backup/catalogue.ts';
import { inTransaction, listed, named, withConnection } from '../../src/backup/connection.ts';
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

async function fill(client: pg.Client, table: Table, folder: string): Promise<void> {
  const name = named(table.schema, table.name);
  const target = client.query(copyFrom(`copy ${name} (${listed(table.columns)}) from stdin`));
  await pipeline(fs.createReadStream(path.join(folder, tableFile(table))), target);
  const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
  if (rows[0]?.count !== table.rows) {
    throw new Failure(`${nameOf(table)} has ${rows[0]?.count} rows and should have ${table.rows}.`);
  }
}

async function load(client: pg.Client, folder: string, manifest: Manifest): Promise<void> {
  const schemas = [...new Set(manifest.tables.map(({ schema }) => schema))];
  compare(manifest, await tablesIn(client, schemas));
  const keys = await foreignKeysIn(client, schemas);
  for (const { schema, table, name } of keys) {
    await client.query(`alter table ${named(schema, table)} drop constraint ${named(name)}`);
  }
  for (const { schema, name } of manifest.tables) {
    await client.query(`alter table ${named(schema, name)} disable trigger user`);
    await client.query(`delete from ${named(schema, name)}`);
  }
  for (const table of manifest.tables) await fill(client, table, folder);
  for (const { schema, table, name, definition } of keys) {
    await client.query(`alter table ${named(schema, table)} add constraint ${named(name)} ${definition}`);
  }
  for (const { schema, name } of manifest.tables) {
    await client.query(`alter table ${named(schema, name)} enable trigger user`);
  }
  for (const { schema, name, last } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint)', [named(schema, name), last]);
  }
}

/** Fills migrated tables in one transaction. Foreign keys are recreated at the end, which checks every one of them. */
export async function loadDatabase(databaseUrl: string, folder: string, manifest: Manifest): Promise<void> {
  await inTransaction(databaseUrl, (client) => load(client, folder, manifest));
  // An archive contains no planner statistics.
  await withConnection(databaseUrl, (client) => client.query('analyze'));
}

export const holdsSite = (databaseUrl: string): Promise<boolean> =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ there: boolean }>("select to_regclass('payload.users') is not null as there");
    return rows[0]?.there === true;
  });

/** Includes visitor data if it is in the same database. */
export const removeSite = (databaseUrl: string): Promise<void> =>
  inTransaction(databaseUrl, async (client) => {
    const schemas = await contentSchemas(client);
    for (const schema of schemas) await client.query(`drop schema if exists ${named(schema)} cascade`);
    if (schemas.length === 1) return;
    await client.query('drop schema if exists supabase_migrations cascade');
    await client.query('create schema public');
  });
