/**
 * What every npm script runs (run.mjs). Without dependencies and for any Node from 20.9: installs missing packages, patches
 * them (patches/README.md), then runs the command's TypeScript with the pinned Node.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withAddresses } from './addresses.mjs';
import { applyPatches } from './patches.mjs';
import { begin, end } from './progress.mjs';
import { removeUnloaded } from './unloaded.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const marker = path.join(modules, '.installed');
const pinnedNode = path.join(modules, 'node', 'bin', 'node');
const majorVersion = Number(process.versions.node.split('.')[0]);

/** All other commands also need the development dependencies. */
const commandsOfTheSite = [
  'build',
  'start',
  'dev',
  'migrate',
  'backup',
  'restore',
  'rollback',
  'reindex',
  'doctor',
  'export',
  'sbom',
];
const INSTALLING = 'Installing packages';
const SITE_ONLY = ' without development dependencies';

let running;
let stopping = false;

function commandFile(name) {
  const folder = path.join(root, 'scripts', 'commands');
  const commands = fs.readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
  if (commands.includes(name)) return path.join(folder, `${name}.ts`);
  fail(`Unknown command "${name ?? ''}". Commands: ${commands.join(', ')}.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Other edits of package.json, such as another version, do not matter. */
function wantedPackages() {
  const { dependencies, devDependencies, overrides, allowScripts } = JSON.parse(
    fs.readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const lock = path.join(root, 'package-lock.json');
  const { '': _, ...packages } = fs.existsSync(lock) ? JSON.parse(fs.readFileSync(lock, 'utf8')).packages : {};
  return createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies, overrides, allowScripts, process.platform, process.arch]))
    .update(JSON.stringify(packages))
    .digest('hex');
}

function run(program, args, options = {}) {
  return new Promise((resolve) => {
    let output = '';
    running = spawn(program, args, { cwd: root, ...options });
    for (const stream of [running.stdout, running.stderr]) stream?.on('data', (chunk) => (output += chunk));
    running.on('error', (error) => resolve({ code: 1, output: error.message }));
    running.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

function npm(args) {
  const cli = process.env.npm_execpath ?? '';
  const captured = { stdio: ['ignore', 'pipe', 'pipe'] };
  return /npm-cli\.[cm]?js$/.test(cli) ? run(process.execPath, [cli, ...args], captured) : run('npm', args, captured);
}

async function installPackages(all) {
  const install = () => npm(['ci', '--no-audit', '--no-fund', all ? '--include=dev' : '--omit=dev']);
  const registry = (await npm(['config', 'get', 'registry'])).output.trim();
  const installed = await withAddresses(root, registry, install);
  // A registry may keep its packages at other addresses.
  return installed.code === 0 || stopping ? installed : install();
}

/** How many of the lock file's packages for this platform are there. */
function installedPackages(withDevelopment) {
  const lock = path.join(root, 'package-lock.json');
  const { packages = {} } = fs.existsSync(lock) ? JSON.parse(fs.readFileSync(lock, 'utf8')) : {};
  const isForHere = ({ os, cpu }) => (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
  const wanted = Object.entries(packages).filter(
    ([folder, one]) => folder && isForHere(one) && (withDevelopment || !(one.dev || one.devOptional)),
  );
  const isThere = ([folder]) => fs.existsSync(path.join(root, folder, 'package.json'));
  let most = 0;
  return () => {
    most = Math.max(most, wanted.filter(isThere).length);
    return `${most} of about ${wanted.length} packages`;
  };
}

/** What builds this folder, or runs with its packages. Its lock needs the pinned Node, without which nothing runs here. */
async function holderOfBuild() {
  if (!fs.existsSync(pinnedNode)) return null;
  const file = path.join(root, 'scripts', 'process', 'build-holder.ts');
  const { code, output } = await run(pinnedNode, ['--no-warnings', file], { stdio: ['ignore', 'pipe', 'ignore'] });
  return code === 0 ? JSON.parse(output) : null;
}

/** Installed development dependencies stay, so that a start does not undo what a test needs. */
async function install(withDevelopment) {
  const installed = fs.existsSync(marker) ? fs.readFileSync(marker, 'utf8') : SITE_ONLY;
  const wanted = wantedPackages();
  if (installed === wanted || (!withDevelopment && installed === wanted + SITE_ONLY)) return;
  const all = withDevelopment || !installed.endsWith(SITE_ONLY);
  const holder = await holderOfBuild();
  if (holder) fail(`Packages have to be installed. ${holder.what}: stop process ${holder.pid} first.`);
  const start = performance.now();
  begin(INSTALLING, installedPackages(all));
  // An interrupted installation has no marker, and is repeated.
  fs.rmSync(marker, { force: true });
  const { code, output } = await installPackages(all);
  if (stopping) process.exit(0);
  if (code !== 0) {
    end(INSTALLING, 'failed');
    const advice = output.includes('EUSAGE')
      ? 'After a change of package.json, run `npm install` and commit package-lock.json.'
      : 'The packages come from the npm registry: is it reachable?';
    fail(`${output.trim()}\nInstalling failed. ${advice}`);
  }
  if (!all) removeUnloaded(modules);
  fs.writeFileSync(marker, wantedPackages() + (all ? '' : SITE_ONLY));
  end(INSTALLING, `${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** If install scripts are disabled, the pinned Node is missing and is fetched by its own script. */
async function nodeBinary() {
  if (fs.existsSync(pinnedNode)) return pinnedNode;
  const setup = path.join(modules, 'node', 'installArchSpecificPackage.js');
  if (fs.existsSync(setup)) {
    await run(process.execPath, [setup], { cwd: path.dirname(setup), stdio: ['ignore', 'pipe', 'pipe'] });
    if (fs.existsSync(pinnedNode)) return pinnedNode;
  }
  if (majorVersion >= 24) return process.execPath;
  fail(
    'Node 24 is missing in node_modules/node: npm ran with install scripts switched off.\n' +
      'Run `npm rebuild node --ignore-scripts=false` and try again, or use Node 24 yourself.',
  );
}

/** A signal to this process alone (`kill`) must be forwarded to the command; a terminal signals both. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    stopping = true;
    running?.kill(signal);
  });
}

/** npm signals the shell between itself and this script, and the shell dies without forwarding the signal. */
if (process.env.npm_lifecycle_event) {
  const shell = process.ppid;
  const watch = () => {
    if (process.ppid === shell || stopping) return;
    stopping = true;
    running?.kill('SIGTERM');
  };
  setInterval(watch, 250).unref();
}

// The bundler's resolver takes it for the beginning of a fragment, at the end of a build of minutes.
if (root.includes('#')) fail(`The path of this folder contains a "#", with which the site cannot be built: ${root}`);

// `install` is for images, which install in a separate layer; `--site` omits the development dependencies.
const file = process.argv[2] === 'install' ? undefined : commandFile(process.argv[2]);
await install(file ? !commandsOfTheSite.includes(process.argv[2]) : !process.argv.includes('--site'));
await applyPatches(root).catch((error) => fail(error.message));
if (!file) process.exit(0);
const node = await nodeBinary();
// The channel tells the command if this process dies without forwarding a signal.
const { code } = await run(node, ['--disable-warning=ExperimentalWarning', file, ...process.argv.slice(3)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
process.exit(code);
