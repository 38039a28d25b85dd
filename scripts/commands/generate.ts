/** Generates the token stylesheet, files of the reference, the reverse proxy's files, types, import map and, for a new schema, a migration. */
import fs from 'node:fs';
import path from 'node:path';
import { stylesheet } from '../../src/design-system/stylesheet.ts';
import { proxyFiles } from '../launch/reverse-proxy-files.ts';
import { database, siteAlone } from '../launch/services.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { command } from '../process/command.ts';
import { bins, inRoot } from '../process/paths.ts';
import { runNode, tail } from '../process/program.ts';
import { secrets } from '../process/secrets.ts';
import { Failure, say, step } from '../process/step.ts';
import { referenceFiles } from './reference-files.ts';

const migrations = () => fs.readdirSync(inRoot('migrations')).filter((name) => /^\d.*\.ts$/.test(name));

/** Payload compares the schema with the newest snapshot alone. */
function removeOlderSnapshots(): void {
  const snapshots = fs.readdirSync(inRoot('migrations')).filter((name) => name.endsWith('.json'));
  for (const name of snapshots.toSorted().slice(0, -1)) fs.rmSync(inRoot(path.join('migrations', name)));
}

await command(async () => {
  await step('Stylesheet of the tokens', async () => {
    fs.writeFileSync(inRoot('src/design-system/tokens.css'), stylesheet());
  });
  await step('Files of the reference', async () => {
    for (const [name, text] of Object.entries(referenceFiles())) fs.writeFileSync(inRoot(name), text);
  });
  await step('Files of the reverse proxy', async () => {
    for (const [name, text] of Object.entries(proxyFiles)) fs.writeFileSync(inRoot('docker/reverse-proxy', name), text);
  });
  const chosen = await settings('DATA_DIR');
  openDataDir(chosen.dataDir);
  const { url } = await database(chosen, secrets(chosen.dataDir).POSTGRES_PASSWORD);
  const env = siteAlone(chosen, url)(3000);
  const payload = async (args: string[], inTerminal = false) => {
    const { code, output } = await runNode([bins.payload, ...args], {
      env,
      seconds: inTerminal ? 1800 : 120,
      inTerminal,
    });
    if (code !== 0) throw new Failure(`${tail(output)}\n\`payload ${args.join(' ')}\` failed.`);
    return output;
  };

  await step('Types, and import map of the admin', () =>
    Promise.all([payload(['generate:types']), payload(['generate:importmap'])]),
  );
  const before = migrations();
  const name = process.argv[2] ?? 'schema';
  // Asks whether a table, column or enum is new or renamed; without a terminal it then stops, with exit code 0.
  const create = ['migrate:create', name, '--skip-empty'];
  if (process.stdin.isTTY) await payload(create, true);
  else if (/created or renamed/.test(await step('Migration', () => payload(create))))
    throw new Failure(
      'The migration depends on what is new and what is renamed: run `npm run generate` in a terminal.',
    );
  const added = migrations().filter((file) => !before.includes(file));
  removeOlderSnapshots();
  const files = added.map((file) => path.join('migrations', file)).join(', ');
  say(added.length > 0 ? `New migration: ${files}` : 'The schema has not changed: no migration.');
  return 0;
});
