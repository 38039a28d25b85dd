/**
 * `node scripts/run.mjs backup [folder] [--nightly]`: database and uploads in one archive. --nightly prunes older ones.
 */
import path from 'node:path';
import { backUp } from '../../src/backup/backup.ts';
import { backupsFolder, newArchive } from '../../src/backup/folder.ts';
import { noteBackup, noteFailedBackup } from '../../src/backup/note.ts';
import { database } from '../launch/services.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { argumentsOf } from '../process/arguments.ts';
import { command } from '../process/command.ts';
import { secrets } from '../process/secrets.ts';
import { say, step } from '../process/step.ts';

await command(async () => {
  const { given, has } = argumentsOf('node scripts/run.mjs backup [folder] [--nightly]');
  const chosen = await settings('DATA_DIR');
  openDataDir(chosen.dataDir);
  const { url } = await database(chosen, secrets(chosen.dataDir).POSTGRES_PASSWORD);
  const kind = has('--nightly') ? 'nightly' : 'command';
  const [folder] = given;
  const archive = newArchive(folder ? path.resolve(folder) : backupsFolder(chosen.dataDir), kind);
  const done = await step('Backing up', () =>
    backUp({ databaseUrl: url, dataDir: chosen.dataDir, archive, madeBy: { kind } }),
  ).catch(async (error: unknown) => {
    if (kind === 'nightly') await noteFailedBackup(url).catch(() => undefined);
    throw error;
  });
  await noteBackup(url, { at: done.madeAt, bytes: done.bytes });
  const rows = done.tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US');
  const files = done.files.filter(({ path: file }) => file.startsWith('files/')).length;
  say(`${rows} rows of ${done.tables.length} tables and ${files} files, as of ${done.madeAt}:`);
  say(`${archive} (${(done.bytes / 1e6).toFixed(1)} MB). It contains secrets: keep it safe, on another machine.`);
  if (done.visitorMigrations.length === 0)
    say('The visitor services have nothing in this database: with Supabase elsewhere, what visitors sent is there.');
  if (done.missing.length === 0) return 0;
  say(`${done.missing.length} files of pictures are not in ${chosen.dataDir}/media, for example ${done.missing[0]}.`);
  // External storage has them.
  return process.env.S3_BUCKET ? 0 : 1;
});
