import fs from 'node:fs';
import path from 'node:path';
import { backUp } from '../../src/backup/backup.ts';
import { archivesIn, backupsFolder, stamp } from '../../src/backup/folder.ts';
import { refuseNewer } from '../../src/lib/contraction.ts';
import { LAST_UPGRADE, type LastUpgrade, lastUpgradeSchema } from '../../src/lib/last-upgrade.ts';
import { KEY_VALUES } from '../../src/payload/own-tables.ts';
import { withDatabase } from '../postgres/database-check.ts';
import { openLog } from '../process/log-file.ts';
import { say, step } from '../process/step.ts';
import { versionHere } from '../process/version.ts';
import { noteBegun } from './interrupted.ts';
import { ownMigrations, recordedMigrations, waitingFor } from './own-migrations.ts';
import type { Prepared } from './prepare.ts';

const PREFIX = 'before-upgrade-';
const KEPT = 5;

/**
 * `isNew`: without the site's tables. `unknown`: migrations of a newer version. `waiting`: those that it still needs.
 * `newest`: the last one that it has.
 */
export type Upgrade = { isNew: boolean; waiting: string[]; unknown: string[]; newest?: string };

/** @throws Failure if its migrations are not those of this site up to one of them */
export async function upgradeOf(databaseUrl: string): Promise<Upgrade> {
  const stored = await recordedMigrations(databaseUrl);
  const own = ownMigrations();
  return {
    isNew: stored.size === 0,
    waiting: waitingFor(stored),
    unknown: [...stored].filter((name) => !own.includes(name)).toSorted(),
    newest: [...stored].toSorted().at(-1),
  };
}

/**
 * Older code works with what newer migrations have only added (docs/decisions/063-expand-then-contract.md).
 * @throws NewerDatabase after a contraction that this version is too old for
 */
export const refuseNewerDatabase = (databaseUrl: string): Promise<void> =>
  withDatabase(databaseUrl, (client) => refuseNewer((text) => client.query(text), ownMigrations()));

async function removeOlder(folder: string): Promise<void> {
  const own = (await archivesIn(folder)).filter(isBeforeUpgrade).toSorted();
  for (const name of own.slice(0, -KEPT))
    for (const file of [name, `${name}.sha256`]) fs.rmSync(path.join(folder, file), { force: true });
}

export const isBeforeUpgrade = (archive: string): boolean => archive.startsWith(PREFIX);

/** The commit of the version before, from the name of an archive; undefined if that version was in no repository. */
export const versionIn = (archive: string): string | undefined =>
  new RegExp(`^${PREFIX}[\\dT-]+-([0-9a-f]{7,40})\\.tar\\.gz$`).exec(path.basename(archive))?.[1];

const count = (migrations: number) => (migrations === 1 ? 'one migration' : `${migrations} migrations`);

const placeOf = (commit: string | undefined, migration: string | undefined) =>
  [commit && `commit ${commit}`, migration && `migration ${migration}`].filter(Boolean).join(', ');

/** What an upgrade is about to do, in words. */
export function announce({ waiting, newest }: Upgrade, last: LastUpgrade | undefined, version?: string): string[] {
  const from = placeOf(last?.version, newest);
  const to = placeOf(version, waiting.at(-1));
  const took = last?.took && `the last ${last.took.migrations} took ${last.took.seconds} s`;
  return [
    `The database is upgraded from ${from} to ${to}.`,
    `${count(waiting.length)}${took ? ` (${took})` : ''}: ${waiting.join(', ')}.`.replace(/^o/, 'O'),
  ];
}

const wayBack = (archive: string, version?: string) =>
  `The way back: stop the site, check out ${version ?? 'the version before'}, and run \`npm run rollback\` there ` +
  `(or \`node scripts/run.mjs restore ${archive} --replace\`).`;

/**
 * A backup before migrations change an existing site. Its kind is one that earlier versions know, because they restore
 * it. Returns the way back in words.
 */
export async function backUpBefore(
  databaseUrl: string,
  dataDir: string,
  last: LastUpgrade | undefined,
): Promise<string> {
  const folder = backupsFolder(dataDir);
  const name = [stamp(new Date()), last?.version].filter(Boolean).join('-');
  const archive = path.join(folder, `${PREFIX}${name}.tar.gz`);
  await step('Backing up (UPGRADE_BACKUP=off skips this)', () =>
    backUp({ databaseUrl, dataDir, archive, madeBy: { kind: 'command' } }),
  );
  await noteBegun(databaseUrl, archive);
  await removeOlder(folder);
  return wayBack(archive, last?.version);
}

const READ_LAST = `SELECT data FROM ${KEY_VALUES} WHERE key = $1`;

export const lastUpgrade = (databaseUrl: string): Promise<LastUpgrade | undefined> =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ data: unknown }>(READ_LAST, [LAST_UPGRADE]);
    return lastUpgradeSchema.safeParse(rows[0]?.data).data;
  });

/** At every start, for the next upgrade. Without migrations, the time of the last ones stays. */
export const noteUpgrade = (databaseUrl: string, upgrade: LastUpgrade): Promise<unknown> =>
  withDatabase(databaseUrl, (client) =>
    client.query(
      `INSERT INTO ${KEY_VALUES} (key, data) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET data = (payload_kv.data - 'version') || excluded.data`,
      [LAST_UPGRADE, JSON.stringify(upgrade)],
    ),
  );

type Place = { databaseUrl: string; dataDir: string; backsUpFirst: boolean; begun?: string };

/**
 * Runs an upgrade of an existing site: says what it does, backs up first, and keeps all of its words in `upgrade.log`.
 * `begun`: the backup of an upgrade that was interrupted, which is completed.
 */
export async function upgradeSite(
  upgrade: Upgrade,
  { databaseUrl, dataDir, backsUpFirst, begun }: Place,
  migrate: () => Promise<Prepared>,
): Promise<Prepared> {
  const log = openLog(path.join(dataDir, 'logs/upgrade.log'));
  const tell = (line: string) => {
    say(line);
    log.write(`${line}\n`);
  };
  const last = await lastUpgrade(databaseUrl);
  if (begun) tell(`An interrupted upgrade is completed: ${count(upgrade.waiting.length)} to go.`);
  else for (const line of announce(upgrade, last, await versionHere())) tell(line);
  try {
    if (begun) tell(wayBack(begun, versionIn(begun)));
    else if (backsUpFirst) tell(await backUpBefore(databaseUrl, dataDir, last));
    const done = await migrate();
    for (const { name, ms } of done.migrated) log.write(`${name}: ${ms} ms\n`);
    return done;
  } catch (error) {
    log.write(`Failed: ${error instanceof Error ? error.message : error}\n`);
    throw error;
  }
}
