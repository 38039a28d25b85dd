/**
 * Exit code 1 if the newest migration's snapshot differs from the schema of the configuration, or if a migration breaks
 * the version before without declaring it (migration-rules.ts). Run by `payload run`.
 */
import fs from 'node:fs';
import path from 'node:path';
import config from '@payload-config';
import { getPayload } from 'payload';
import { inRoot } from '../process/paths';
import { problemsOf } from './migration-rules';

const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true });
const adapter = payload.db;
const newest = fs
  .readdirSync(adapter.migrationDir)
  .filter((name) => name.endsWith('.json'))
  .sort()
  .at(-1);
if (!newest) {
  console.error('There is no migration yet: run `npm run generate`.');
  process.exit(1);
}
const { generateDrizzleJson, generateMigration } = adapter.requireDrizzleKit();
const migrated = JSON.parse(fs.readFileSync(path.join(adapter.migrationDir, newest), 'utf8'));
const statements = await generateMigration(migrated, await generateDrizzleJson(adapter.schema));
if (statements.length > 0) {
  console.error(`The schema has changed since ${newest}: run \`npm run generate\`.\n${statements.join('\n')}`);
}
const problemsIn = (folder: string) =>
  fs
    .readdirSync(folder)
    .filter((name) => /^\d.*\.(?:ts|sql)$/.test(name))
    .flatMap((name) => problemsOf(name, fs.readFileSync(path.join(folder, name), 'utf8')));
const problems = [adapter.migrationDir, inRoot('supabase/migrations')].flatMap(problemsIn);
if (problems.length > 0) {
  console.error(
    `A migration may only add, because the version before still runs on it. Remove in a later release, and declare ` +
      `that with \`contract\` (docs/decisions/063-expand-then-contract.md):\n${problems.join('\n')}`,
  );
}
process.exit(statements.length + problems.length > 0 ? 1 : 0);
