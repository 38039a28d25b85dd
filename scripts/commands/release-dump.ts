/**
 * `node scripts/run.mjs release-dump`: the archive of a filled site of this release, for tests/releases. Run it
 * when a release is made, and commit the file.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backUp } from '../../src/backup/backup.ts';
import { startServices } from '../launch/services.ts';
import { settings } from '../launch/settings.ts';
import { command, onStop } from '../process/command.ts';
import { bins, inRoot, root } from '../process/paths.ts';
import { runNode } from '../process/program.ts';
import { Failure, say, step } from '../process/step.ts';

/** Of every account in the archive: a site of people never has it. */
const PASSWORD = 'a long password for tests';

await command(async () => {
  process.env.STAFF_PASSWORD = PASSWORD;
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'alethia-release-'));
  onStop(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  const services = await startServices({ ...(await settings()), databaseUrl: undefined, dataDir });
  const env = services.environment(3000);
  const fill = () =>
    runNode([bins.payload, 'run', 'tests/releases/fill.ts'], {
      env: { NODE_ENV: 'production', STAFF_PASSWORD: PASSWORD, ...env },
    });
  const { code, output } = await step('Filling the site', fill);
  say(output.trim());
  if (code !== 0) throw new Failure('The site could not be filled.');
  const archive = inRoot(`tests/releases/${commit}.tar.gz`);
  const { bytes } = await backUp({ databaseUrl: env.DATABASE_URL, dataDir, archive, madeBy: { kind: 'command' } });
  say(`${archive}: ${Math.round(bytes / 1000)} kB`);
  return 0;
});
