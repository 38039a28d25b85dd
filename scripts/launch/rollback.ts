import path from 'node:path';
import { archivesIn, backupsFolder } from '../../src/backup/folder.ts';
import type { Manifest } from '../../src/backup/manifest.ts';
import { readManifest } from '../../src/backup/read-manifest.ts';
import { withDatabase } from '../postgres/database-check.ts';
import { Failure } from '../process/step.ts';
import { isOfThisVersion, ownMigrations } from './own-migrations.ts';
import { isBeforeUpgrade, versionIn } from './upgrade.ts';

export type WayBack = { archive: string; manifest: Manifest };

/** Newest first. */
async function backupsBeforeUpgrades(dataDir: string): Promise<WayBack[]> {
  const folder = backupsFolder(dataDir);
  const found: WayBack[] = [];
  for (const name of (await archivesIn(folder)).filter(isBeforeUpgrade).toSorted().reverse()) {
    const manifest = await readManifest(path.join(folder, name));
    if (manifest) found.push({ archive: name, manifest });
  }
  return found;
}

/** Where the code for this backup is, as exactly as it is known. */
const whereIs = ({ archive, manifest }: WayBack) => {
  const version = versionIn(archive);
  if (version) return `\`git checkout ${version}\``;
  const next = ownMigrations().find((name) => !manifest.migrations.includes(name));
  const commit = next && `git checkout "$(git log -1 --diff-filter=A --format=%h -- migrations/${next}.ts)^"`;
  const last = `the version (image or commit) whose last migration is ${manifest.migrations.at(-1)}`;
  return commit ? `${last}, in a clone \`${commit}\`` : last;
};

/**
 * The newest backup from before an upgrade that this version made: after its restore, this version has nothing to
 * migrate. @throws Failure that names the version to check out, if that is another one
 */
export async function findWayBack(dataDir: string): Promise<WayBack> {
  const all = await backupsBeforeUpgrades(dataDir);
  const [newest] = all;
  if (!newest)
    throw new Failure(
      `There is no backup from before an upgrade in ${backupsFolder(dataDir)}. An upgrade without migrations makes none: ` +
        'then check out the version before, and start it. Otherwise restore another backup: ' +
        '`node scripts/run.mjs restore <archive> --replace`.',
    );
  const fitting = all.find(({ manifest }) => isOfThisVersion(manifest));
  if (fitting) return fitting;
  throw new Failure(
    `${newest.archive}, of ${newest.manifest.madeAt}, belongs to another version than this one. Check that out first: ` +
      `${whereIs(newest)}. Then run \`npm run rollback\` there; if that version does not have it: ` +
      `\`node scripts/run.mjs restore ${path.join(backupsFolder(dataDir), newest.archive)} --replace\`.`,
  );
}

/** Tables in which people's work has a time, and what to call its rows. */
const work = [
  ['payload.audit_log', 'entries of the audit log'],
  ['public.contact_messages', 'messages'],
  ['public.form_submissions', 'form submissions'],
  ['public.newsletter_subscribers', 'subscriptions'],
  ['public.bookings', 'bookings'],
  ['auth.users', 'visitor accounts'],
] as const;

/** What was added since the backup, and is in the backup before the restore only. Empty if there is nothing. */
export const addedSince = (databaseUrl: string, madeAt: string): Promise<string[]> =>
  withDatabase(databaseUrl, async (client) => {
    const added: string[] = [];
    for (const [table, label] of work) {
      const { rows: found } = await client.query<{ is: boolean }>('SELECT to_regclass($1) IS NOT NULL AS "is"', [
        table,
      ]);
      if (!found[0]?.is) continue;
      // The name is from the list above.
      const statement = `SELECT count(*)::int AS count FROM ${table} WHERE created_at > $1`;
      const { rows } = await client.query<{ count: number }>(statement, [madeAt]);
      if (rows[0]?.count) added.push(`${label}: ${rows[0].count}`);
    }
    return added;
  });
