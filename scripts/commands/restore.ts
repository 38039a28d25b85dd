/**
 * `node scripts/run.mjs restore <archive> [--replace] [--without-visitors] [--detached]`: restores to an empty database.
 * --replace backs up and removes an existing site first; --without-visitors leaves out visitors' accounts and entries;
 * --detached makes a copy that sends nothing and publishes nothing by itself. The site must not be running. Asks for the passphrase without BACKUP_PASSPHRASE.
 */
import fs from 'node:fs';
import path from 'node:path';
import { backupsFolder, newArchive } from '../../src/backup/folder.ts';
import { replaceSite } from '../backup/carry-out.ts';
import { detach } from '../backup/detach.ts';
import { withArchive } from '../backup/open.ts';
import { removeUnpacked, restore } from '../backup/restore.ts';
import { database } from '../launch/services.ts';
import { lockData } from '../launch/serving.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { command } from '../process/command.ts';
import { secrets } from '../process/secrets.ts';
import { Failure, say, step } from '../process/step.ts';

const REPLACE = '--replace';
const WITHOUT_VISITORS = '--without-visitors';
const DETACHED = '--detached';
const OPTIONS = [REPLACE, WITHOUT_VISITORS, DETACHED];

await command(async () => {
  const args = process.argv.slice(2);
  const [archive, ...others] = args.filter((arg) => !OPTIONS.includes(arg));
  if (!archive || others.length > 0)
    throw new Failure(`Usage: node scripts/run.mjs restore <archive> ${OPTIONS.map((name) => `[${name}]`).join(' ')}`);
  const isWithoutVisitors = args.includes(WITHOUT_VISITORS);
  const chosen = await settings('DATA_DIR');
  const { dataDir } = chosen;
  openDataDir(dataDir);
  lockData(dataDir, `A backup is being restored to ${dataDir}`);
  const { url: databaseUrl } = await database(chosen, secrets(dataDir).POSTGRES_PASSWORD);
  removeUnpacked(dataDir);
  const replaced = args.includes(REPLACE) ? newArchive(backupsFolder(dataDir), 'before-restore') : undefined;
  if (replaced) say(`A site that is there is first backed up to ${replaced}, and put back from it if this fails.`);
  const isDetached = args.includes(DETACHED);
  const place = { databaseUrl, dataDir, isWithoutVisitors, isDetached };
  const done = await withArchive(path.resolve(archive), dataDir, (plain) =>
    step('Restoring', () => (replaced ? replaceSite(place, plain, replaced) : restore({ ...place, archive: plain }))),
  );
  if (replaced && fs.existsSync(replaced)) say(`What was there is in ${replaced}.`);
  if (isDetached && !replaced) await step('Detaching', () => detach(place));
  if (isDetached) say('Detached: no webhooks, mail and schedules, and no keys of other programs.');
  const rows = done.tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US');
  say(`The state of ${done.madeAt}: ${rows} rows of ${done.tables.length} tables. \`npm start\` serves it.`);
  if (isWithoutVisitors) say(`Visitors' accounts and entries were left out. They are in ${archive} only: keep it.`);
  return 0;
});
