/**
 * `node scripts/run.mjs restore <archive> [--replace] [--without-visitors] [--detached]`: restores to an empty database.
 * --replace backs up and removes an existing site first; --without-visitors leaves out visitors' accounts and entries;
 * --detached makes a copy that sends nothing and publishes nothing by itself. The site must not be running. Asks for the passphrase without BACKUP_PASSPHRASE.
 */
import fs from 'node:fs';
import path from 'node:path';
import { backupsFolder, newArchive } from '../../src/backup/folder.ts';
import { restoreByCommand } from '../backup/carry-out.ts';
import { withArchive } from '../backup/open.ts';
import { removeUnpacked } from '../backup/restore.ts';
import { database } from '../launch/services.ts';
import { lockData } from '../launch/serving.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { argumentsOf } from '../process/arguments.ts';
import { command } from '../process/command.ts';
import { secrets } from '../process/secrets.ts';
import { say, step } from '../process/step.ts';

const USAGE = 'node scripts/run.mjs restore <archive> [--replace] [--without-visitors] [--detached]';

await command(async () => {
  const { given, has } = argumentsOf(USAGE);
  const [archive = ''] = given;
  const isWithoutVisitors = has('--without-visitors');
  const chosen = await settings('DATA_DIR');
  const { dataDir } = chosen;
  openDataDir(dataDir);
  lockData(dataDir, `A backup is being restored to ${dataDir}`);
  const { url: databaseUrl } = await database(chosen, secrets(dataDir).POSTGRES_PASSWORD);
  removeUnpacked(dataDir);
  const replaced = has('--replace') ? newArchive(backupsFolder(dataDir), 'before-restore') : undefined;
  if (replaced) say(`A site that is there is first backed up to ${replaced}, and put back from it if this fails.`);
  const isDetached = has('--detached');
  const place = { databaseUrl, dataDir, isWithoutVisitors, isDetached };
  const named = path.resolve(archive);
  const done = await withArchive(named, dataDir, (plain) =>
    step('Restoring', () => restoreByCommand(place, { archive: plain, named, safety: replaced })),
  );
  if (replaced && fs.existsSync(replaced)) say(`What was there is in ${replaced}.`);
  if (isDetached) say('Detached: no webhooks, mail and schedules, and no keys of other programs.');
  const rows = done.tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US');
  say(`The state of ${done.madeAt}: ${rows} rows of ${done.tables.length} tables. \`npm start\` serves it.`);
  if (isWithoutVisitors) say(`Visitors' accounts and entries were left out. They are in ${archive} only: keep it.`);
  return 0;
});
