/**
 * `npm run rollback [-- --yes]`: restores the backup that was made before this version was upgraded. Run it in the
 * version to go back to. What is there now is backed up first. After an interruption, run it again.
 */
import readline from 'node:readline/promises';
import { readRequest, writeRequest } from '../../src/backup/restore-request.ts';
import { carryOutRestore, ROLLBACK } from '../backup/carry-out.ts';
import { reportRestore } from '../backup/report-restore.ts';
import { addedSince, findWayBack } from '../launch/rollback.ts';
import { database } from '../launch/services.ts';
import { lockData } from '../launch/serving.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { upgradeOf } from '../launch/upgrade.ts';
import { argumentsOf } from '../process/arguments.ts';
import { command } from '../process/command.ts';
import { secrets } from '../process/secrets.ts';
import { Failure, say } from '../process/step.ts';

async function confirmed(isGiven: boolean): Promise<boolean> {
  if (isGiven) return true;
  if (!process.stdin.isTTY) throw new Failure('Nothing has changed. Without a terminal, confirm with --yes.');
  const prompt = readline.createInterface({ input: process.stdin, output: process.stdout });
  const response = await prompt.question('Go back? (yes/no) ');
  prompt.close();
  return /^y(es)?$/i.test(response.trim());
}

await command(async () => {
  const { has } = argumentsOf('npm run rollback [-- --yes]');
  const chosen = await settings('DATA_DIR');
  const { dataDir } = chosen;
  openDataDir(dataDir);
  lockData(dataDir, `The site of ${dataDir} goes back to an earlier version`);
  const begun = await readRequest(dataDir);
  if (begun && begun.askedBy.name !== ROLLBACK.name)
    throw new Failure(
      `A restore of ${begun.archive} waits for the next start: start the site, or delete ${dataDir}/restore-request.json.`,
    );
  const way = begun ? undefined : await findWayBack(dataDir);
  const { url: databaseUrl } = await database(chosen, secrets(dataDir).POSTGRES_PASSWORD);
  if (way) {
    const { isNew, unknown, waiting } = await upgradeOf(databaseUrl);
    if (!isNew && unknown.length + waiting.length === 0) {
      say('Nothing to go back from: the database has exactly the migrations of this version. Start it: `npm start`.');
      return 0;
    }
    const added = await addedSince(databaseUrl, way.manifest.madeAt);
    say(`The site goes back to ${way.manifest.madeAt} (${way.archive}).`);
    say(`Added since then: ${added.join(', ') || 'nothing that is counted'}. It is backed up first, and then gone.`);
    if (!(await confirmed(has('--yes')))) return 1;
    await writeRequest(dataDir, { archive: way.archive, askedAt: new Date().toISOString(), askedBy: ROLLBACK });
  } else say(`The rollback to ${begun?.archive} was interrupted and goes on.`);
  if (!(await carryOutRestore({ databaseUrl, dataDir }))) return 1;
  const done = await readRequest(dataDir);
  await reportRestore(databaseUrl, dataDir);
  if (done?.outcome?.state !== 'restored') return 1;
  say('Start this version: `npm start`, or the release step and its images.');
  return 0;
});
