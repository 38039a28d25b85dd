import fs from 'node:fs';
import path from 'node:path';
import { missingBefore } from '../../src/lib/baseline.ts';
import { MIGRATIONS_TABLE } from '../../src/payload/own-tables.ts';
import { withDatabase } from '../postgres/database-check.ts';
import { inRoot } from '../process/paths.ts';

const namesIn = (folder: string) =>
  fs
    .readdirSync(inRoot(folder))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
    .toSorted();

/** What the baseline replaces; only older databases and backups need them. */
const replaced = () => namesIn('migrations/before-baseline');
/** Those of `migrations`, oldest first. */
export const listedMigrations = () => namesIn('migrations');

/** All that a database of this version has, oldest first. */
export const ownMigrations = (): string[] => [...replaced(), ...listedMigrations()];

/** Whether a backup has the migrations of this version, neither fewer nor more. */
export function isOfThisVersion({ migrations }: { migrations: string[] }): boolean {
  const own = ownMigrations();
  return migrations.length === own.length && migrations.every((name) => own.includes(name));
}

/** Empty for a database without the site's tables, or filled by a development server of Payload (batch -1). */
export const recordedMigrations = (databaseUrl: string): Promise<Set<string>> =>
  withDatabase(databaseUrl, async (client) => {
    const { rows: found } = await client.query<{ table: string | null }>(
      `SELECT to_regclass('${MIGRATIONS_TABLE}')::text AS "table"`,
    );
    if (!found[0]?.table) return new Set();
    const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS_TABLE} WHERE batch > 0`);
    return new Set(rows.map(({ name }) => name));
  });

/** `missingBefore` for the site's tables. */
export const missingHere = (recorded: ReadonlySet<string>): string[] | undefined =>
  missingBefore({ name: listedMigrations()[0] ?? '', replaces: replaced() }, recorded);

/** What a database that has these still needs, oldest first. @throws Failure as `missingBefore` */
export const waitingFor = (recorded: ReadonlySet<string>): string[] => [
  ...(missingHere(recorded) ?? []),
  ...listedMigrations().filter((name) => !recorded.has(name)),
];
