/**
 * `npm run upgrade:try -- payload@3.90.2`: what would break with this version. Installs it, with the packages that are
 * released with it, into a copy of this folder, which it removes at the end; then checks types, contract tests
 * (src/payload, src/delivery/next) and the schema of the database. Exit code 1 if anything breaks (docs/upgrading.md).
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import {
  contractFaults,
  type Fault,
  familyOf,
  lineOf,
  readTarget,
  typeFaults,
  versionIn,
  withVersions,
} from '../harness/upgrade-plan.ts';
import { command } from '../process/command.ts';
import { bins, inRoot } from '../process/paths.ts';
import { causeIn, type Environment, runNode, tail } from '../process/program.ts';
import { copyOfSources } from '../process/source-copy.ts';
import { Failure, say, step } from '../process/step.ts';

const manifestSchema = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});
const CONTRACTS = ['src/payload', 'src/delivery/next', 'src/plugins/plugins.test.ts'];
const npmCli = process.env.npm_execpath ?? '';

const npm = (args: string[], cwd: string) => runNode([npmCli, ...args], { cwd, env: { NO_UPDATE_NOTIFIER: '1' } });

const isPatchOf = (file: string, name: string) => file.startsWith(`${name.replaceAll('/', '+')}+`);

/** As the copy has it. */
const inCopy = (folder: string, program: string) => path.join(folder, path.relative(inRoot(), program));

/** The version that the registry has under this name or tag. */
async function published(name: string, version: string): Promise<string | undefined> {
  return versionIn((await npm(['view', `${name}@${version}`, 'version', '--json'], inRoot())).output);
}

async function versionsOf(names: string[], version: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const one = await published(name, version);
    if (one) found[name] = one;
  }
  return found;
}

async function install(folder: string, versions: Record<string, string>): Promise<void> {
  const file = path.join(folder, 'package.json');
  const manifest = manifestSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  fs.writeFileSync(file, `${JSON.stringify(withVersions(manifest, versions), null, 2)}\n`);
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--force', '--prefer-offline'];
  const { code, output } = await npm(['install', ...quietly], folder);
  if (code !== 0) throw new Failure(`It cannot be installed:\n${tail(output, 20)}`);
}

function section(title: string, faults: Fault[]): number {
  say(`\n${title}: ${faults.length === 0 ? 'nothing breaks.' : `${faults.length} break.`}`);
  for (const fault of faults) say(lineOf(fault));
  return faults.length;
}

async function types(folder: string, env: Environment): Promise<Fault[]> {
  await runNode([inCopy(folder, bins.next), 'typegen'], { cwd: folder, env });
  const { output } = await runNode([inCopy(folder, bins.tsc), '--noEmit', '-p', '.', '--pretty', 'false'], {
    cwd: folder,
  });
  return typeFaults(output);
}

async function contracts(folder: string, env: Environment): Promise<Fault[]> {
  const report = path.join(folder, '.data/contracts.json');
  const args = ['run', '--project', 'unit*', '--reporter=json', `--outputFile.json=${report}`, ...CONTRACTS];
  const { output } = await runNode([inCopy(folder, bins.vitest), ...args], { cwd: folder, env });
  if (!fs.existsSync(report)) return [{ text: `The tests cannot run: ${causeIn(output)}`, places: CONTRACTS }];
  return contractFaults(JSON.parse(fs.readFileSync(report, 'utf8')), folder);
}

async function schema(folder: string, env: Environment): Promise<Fault[]> {
  const check = ['run', 'scripts/harness/check-migrations.ts'];
  const { code, output } = await runNode([inCopy(folder, bins.payload), ...check], { cwd: folder, env, seconds: 300 });
  return code === 0 ? [] : [{ text: tail(output, 40), places: ['scripts/harness/check-migrations.ts'] }];
}

async function tryIt(): Promise<number> {
  if (!npmCli) throw new Failure('Run it with npm: npm run upgrade:try -- payload@3.90.2');
  const target = readTarget(process.argv[2]);
  if (!target) throw new Failure('Which version? For example: npm run upgrade:try -- payload@3.90.2');
  const manifest = manifestSchema.parse(JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8')));
  const names = familyOf(target.name, Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
  if (names.length === 0) throw new Failure(`This site does not use ${target.name}.`);
  const versions = await step(
    `Asking the registry for ${target.name}@${target.version}`,
    () => versionsOf(names, target.version),
    (found) => `${Object.keys(found).length} of ${names.length} packages`,
  );
  if (!versions[target.name]) throw new Failure(`The registry has no ${target.name}@${target.version}.`);
  const missing = names.filter((name) => !versions[name]);
  if (missing.length > 0) say(`Not in the registry in this version, and left as they are: ${missing.join(', ')}.`);

  const folder = await step('Copying this folder', async () => copyOfSources('upgrade'));
  await step('Installing', () => install(folder, versions));
  const patches = fs.readdirSync(inRoot('patches')).filter((file) => names.some((name) => isPatchOf(file, name)));
  if (patches.length > 0) say(`Patches to renew or delete (patches/README.md): ${patches.join(', ')}.`);
  const env = { DATABASE_URL: 'postgres://not.needed/none', PAYLOAD_SECRET: 'only-to-read-the-schema-of-the-site' };
  const results: [string, Fault[]][] = [
    ['Types', await step('Types', () => types(folder, env))],
    ['Contracts', await step('Contract tests', () => contracts(folder, env))],
    ['Schema of the database', await step('Schema of the database', () => schema(folder, env))],
  ];
  say(`\n${target.name}@${versions[target.name]}`);
  const broken = results.map(([title, faults]) => section(title, faults));
  return broken.some((count) => count > 0) ? 1 : 0;
}

await command(tryIt, { interrupted: 130 });
