import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { missingBefore } from '../../src/lib/baseline.ts';
import { LITE_ROLE } from './lite-role.ts';

const NAME = /^(\d{14})_([\w-]+)\.sql$/;
const LOCK = "hashtext('supabase_migrations')";
const BASELINE = 'baseline';
/** What the baseline replaces; the Supabase CLI does not read it. */
const REPLACED = path.resolve(import.meta.dirname, '../before-baseline');

export type Migration = { version: string; name: string; file: string };

/** Oldest first. Throws on a file name that the Supabase CLI would skip. */
export function migrationsIn(folder: string): Migration[] {
  const files = fs.readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const found = files.sort().map((file) => {
    const [, version, name] = NAME.exec(file) ?? [];
    if (!version || !name) throw new Error(`${file} is not named like a migration: 14 digits, _, a name, .sql.`);
    return { version, name, file };
  });
  const twice = found.find(({ version }, index) => found[index - 1]?.version === version);
  if (twice) throw new Error(`${twice.file} has the version of another migration.`);
  return found;
}

/** While a statement waits for a lock, all that come after it wait, too. */
const LIMITS = `
  set local lock_timeout = '1s';
  set local idle_in_transaction_session_timeout = '60s'`;
const BUSY = new Set(['55P03', '40P01']);
const BETWEEN_MS = 2_000;
const ATTEMPTS = 60;

const NOTE = 'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)';

/** `notes`: those that count as applied with it. */
async function apply(
  client: pg.Client,
  folder: string,
  { version, name, file }: Migration,
  notes: Migration[] = [],
): Promise<void> {
  // Loaded on demand: the package is large, and most starts have nothing to migrate.
  const { splitSqlStatements } = await import('@supabase/lite');
  const sql = fs.readFileSync(path.join(folder, file), 'utf8');
  for (let attempt = 1; ; attempt++) {
    await client.query('begin');
    try {
      await client.query(LIMITS);
      await client.query(sql);
      await client.query(NOTE, [version, name, splitSqlStatements(sql)]);
      for (const one of notes) await client.query(NOTE, [one.version, one.name, []]);
      await client.query('commit');
      return;
    } catch (error) {
      await client.query('rollback');
      const { code, message, position } = error as { code?: string; message: string; position?: string };
      if (BUSY.has(code ?? '') && attempt < ATTEMPTS) {
        await pause(BETWEEN_MS);
        continue;
      }
      const line = position ? ` (line ${sql.slice(0, Number(position)).split('\n').length})` : '';
      throw new Error(`The migration ${file}${line} failed: ${message.replaceAll('\n', ' ')}`);
    }
  }
}

/** In a migration that older versions do not survive (docs/decisions/063-expand-then-contract.md). */
const CONTRACT = /^-- contract: needs (\d{14}), (.+)$/m;

/** `needs`: the version of the migration that code must know from then on. */
export function contractionIn(sql: string): { needs: string; reason: string } | undefined {
  const [, needs, reason] = CONTRACT.exec(sql) ?? [];
  return needs && reason ? { needs, reason } : undefined;
}

type Applied = { version: string; statements: string[] | null };

/** Functions of this version work with what newer migrations have only added. */
function refuseNewer(applied: Applied[], own: Migration[]): void {
  const known = new Set(own.map(({ version }) => version));
  for (const { version, statements } of applied) {
    if (known.has(version)) continue;
    // Without its statements, nothing is known about it.
    const { needs, reason } = statements
      ? (contractionIn(statements.join('\n')) ?? {})
      : { needs: version, reason: 'not known here' };
    if (!needs || known.has(needs)) continue;
    throw new Error(
      `The visitors' tables belong to a newer version of this site: their migration ${version} (${reason}) needs one that ` +
        `has the migration ${needs}. Start such a version, or go back with \`npm run rollback\` ` +
        '(docs/releasing.md, "Going back").',
    );
  }
}

/**
 * A new database gets the baseline, one from before it what it lacks of the replaced. Then it has all of them noted
 * (docs/decisions/066-one-baseline.md).
 */
async function applyBaseline(client: pg.Client, folder: string, baseline: Migration, applied: Set<string>) {
  const older = migrationsIn(REPLACED);
  const missing = missingBefore({ name: baseline.version, replaces: older.map(({ version }) => version) }, applied);
  if (!missing) return apply(client, folder, baseline, older);
  for (const one of older.filter(({ version }) => missing.includes(version))) await apply(client, REPLACED, one);
  await client.query(NOTE, [baseline.version, baseline.name, []]);
}

/**
 * Applies pending migrations, each in its own transaction, and records them where the Supabase CLI does. Needs the
 * owner of the database, and the schema `auth`, which the gateway creates. Returns the number applied.
 * @throws Error if a migration fails, or if the database is of a newer version, or of none
 */
export async function migrateSupabase(client: pg.Client, folder: string): Promise<number> {
  const all = migrationsIn(folder);
  await client.query(`select pg_advisory_lock(${LOCK})`);
  try {
    const { rows } = await client.query<Applied>(
      'select version, statements from supabase_migrations.schema_migrations order by version',
    );
    const applied = new Set(rows.map(({ version }) => version));
    refuseNewer(rows, [...migrationsIn(REPLACED), ...all]);
    const pending = all.filter(({ version }) => !applied.has(version));
    for (const migration of pending) {
      if (migration.name === BASELINE) await applyBaseline(client, folder, migration, applied);
      else await apply(client, folder, migration);
    }
    // Makes the tables visible to @supabase/lite (information_schema hides those without privileges), but not their
    // rows.
    await client.query(`grant references on all tables in schema public to ${LITE_ROLE}`);
    return pending.length;
  } finally {
    await client.query(`select pg_advisory_unlock(${LOCK})`);
  }
}
