import fs from 'node:fs';
import path from 'node:path';
import { backUp } from '../../src/backup/backup.ts';
import { archivesIn, backupsFolder, stamp } from '../../src/backup/folder.ts';
import { withDatabase } from '../postgres/database-check.ts';
import { inRoot } from '../process/paths.ts';
import { Failure, say, step } from '../process/step.ts';

const PREFIX = 'before-upgrade-';
const KEPT = 5;

const known = () =>
  fs
    .readdirSync(inRoot('migrations'))
    .filter((file) => /^\d.*\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'));

/** `isNew`: without the site's tables. `unknown`: migrations of a newer version. `waiting`: those that it still needs. */
export type Upgrade = { isNew: boolean; waiting: string[]; unknown: string[] };

export const upgradeOf = (databaseUrl: string): Promise<Upgrade> =>
  withDatabase(databaseUrl, async (client) => {
    const { rows: found } = await client.query<{ table: string | null }>(
      `SELECT to_regclass('payload.payload_migrations')::text AS "table"`,
    );
    if (!found[0]?.table) return { isNew: true, waiting: known(), unknown: [] };
    // A database without migrations was filled by a development server of Payload (batch -1).
    const { rows } = await client.query<{ name: string }>(
      'SELECT name FROM payload.payload_migrations WHERE batch > 0',
    );
    const stored = new Set(rows.map(({ name }) => name));
    const own = new Set(known());
    return {
      isNew: stored.size === 0,
      waiting: [...own].filter((name) => !stored.has(name)),
      unknown: [...stored].filter((name) => !own.has(name)).toSorted(),
    };
  });

/** @throws Failure if a newer version has migrated this database: the code here would fail at every write. */
export function refuseNewer({ unknown }: Upgrade): void {
  const last = unknown.at(-1);
  if (!last) return;
  throw new Failure(
    `The database belongs to a newer version of this site: ${unknown.length} of its migrations are unknown here, the ` +
      `last is ${last}. Start the newer version, or go back with the archive that was made before the upgrade: ` +
      '`node scripts/run.mjs restore <archive> --replace` (docs/operations.md, "Going back").',
  );
}

async function removeOlder(folder: string): Promise<void> {
  const own = (await archivesIn(folder)).filter((name) => name.startsWith(PREFIX)).toSorted();
  for (const name of own.slice(0, -KEPT))
    for (const file of [name, `${name}.sha256`]) fs.rmSync(path.join(folder, file), { force: true });
}

/**
 * A backup before migrations change an existing site, and the way back in words. Its kind is one that earlier versions
 * know, because they restore it. Returns the archive.
 */
export async function backUpBefore({ waiting }: Upgrade, databaseUrl: string, dataDir: string): Promise<string> {
  const folder = backupsFolder(dataDir);
  const archive = path.join(folder, `${PREFIX}${stamp(new Date())}.tar.gz`);
  const count = waiting.length === 1 ? 'one migration' : `${waiting.length} migrations`;
  await step(`Backing up before ${count} (UPGRADE_BACKUP=off skips this)`, () =>
    backUp({ databaseUrl, dataDir, archive, madeBy: { kind: 'command' } }),
  );
  await removeOlder(folder);
  say(
    `The way back: in the earlier version, run \`node scripts/run.mjs restore ${archive} --replace\`, then start it.`,
  );
  return archive;
}
