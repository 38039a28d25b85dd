import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fingerprint } from '../../scripts/launch/fingerprint.ts';
import { postgresPrograms } from '../../scripts/postgres/postgres-files.ts';
import { inRoot } from '../../scripts/process/paths.ts';
import type { Docker } from './daemon.ts';
import { pinnedImage } from './pinned-images.ts';
import { output } from './program.ts';

const RECIPES = 'tests/docker/stand-ins';
const LABEL = 'alethia.stand-in';
/** Debian's slim image lacks them too. */
const LEFT_OUT = ['doc', 'man', 'info', 'locale', 'groff', 'lintian', 'linda'].map((name) => `usr/share/${name}`);
const EMPTIED = [...LEFT_OUT, 'var/lib/apt/lists', 'var/cache/apt', 'var/log'];

type Make = (docker: Docker, folder: string) => Promise<void>;

/** A substitute has a name of its own: a digest cannot be given to an image. */
const standIn = (repository: string) => `alethia-stand-in/${repository}`;

/** With this machine's package registry and certificates, which must not get into the project's images. */
async function nodeBase(docker: Docker, folder: string): Promise<string[]> {
  const npm = path.join((await output('npm', ['root', '--global'])).trim().split('\n').at(-1) ?? '', 'npm');
  fs.cpSync(npm, path.join(folder, 'npm'), { recursive: true, dereference: true });
  fs.copyFileSync(inRoot('node_modules/node/bin/node'), path.join(folder, 'node'));
  const trusted = process.env.NODE_EXTRA_CA_CERTS ?? '';
  fs.writeFileSync(path.join(folder, 'certificates.pem'), fs.existsSync(trusted) ? fs.readFileSync(trusted) : '');
  const registry = (await output('npm', ['config', 'get', 'registry'], { env: docker.env })).trim().split('\n').at(-1);
  return ['--build-arg', `REGISTRY=${registry}`];
}

async function postgresBase(_: Docker, folder: string): Promise<string[]> {
  const { postgres } = await postgresPrograms();
  const native = path.dirname(path.dirname(postgres));
  fs.cpSync(native, path.join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  fs.copyFileSync(inRoot(RECIPES, 'postgres-start.sh'), path.join(folder, 'postgres-start.sh'));
  return [];
}

async function makeDebian(docker: Docker, folder: string): Promise<void> {
  const system = path.join(folder, 'system');
  await output('debootstrap', ['--variant=minbase', 'bookworm', system, 'http://deb.debian.org/debian']);
  for (const name of EMPTIED) {
    fs.rmSync(path.join(system, name), { recursive: true, force: true });
    fs.mkdirSync(path.join(system, name), { recursive: true });
  }
  const archive = path.join(folder, 'system.tar');
  await output('tar', ['-C', system, '-cf', archive, '.']);
  await docker.run(['import', '--change', `LABEL ${LABEL}=${mark('debian')}`, archive, standIn('debian')]);
}

const recipe =
  (repository: string, fill?: (docker: Docker, folder: string) => Promise<string[]>): Make =>
  async (docker, folder) => {
    const more = (await fill?.(docker, folder)) ?? [];
    const file = inRoot(RECIPES, `${repository}.Dockerfile`);
    const label = ['--label', `${LABEL}=${mark(repository)}`];
    await docker.run(['build', '--tag', standIn(repository), '--file', file, ...label, ...more, folder]);
  };

/** In the order of their dependencies. */
const makers: Record<string, Make> = {
  debian: makeDebian,
  node: recipe('node', nodeBase),
  postgres: recipe('postgres', postgresBase),
  nginx: recipe('nginx'),
};

/** A changed recipe rebuilds the substitute. */
const mark = (repository: string) => fingerprint([RECIPES], [repository, process.version]).slice(0, 12);

async function isMade(docker: Docker, repository: string): Promise<boolean> {
  const format = `{{index .Config.Labels "${LABEL}"}}`;
  const label = docker.run(['image', 'inspect', '--format', format, standIn(repository)]);
  return label.then(
    (text) => text.trim() === mark(repository),
    () => false,
  );
}

async function made(docker: Docker, repository: string, make: Make): Promise<void> {
  if (await isMade(docker, repository)) return;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-in-'));
  try {
    await make(docker, folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const canBePulled = (docker: Docker, image: string) =>
  docker
    .run(['image', 'inspect', image])
    .catch(() => docker.run(['pull', '--quiet', image]))
    .then(
      () => true,
      () => false,
    );

/** What the images are built from: those that the files name, or substitutes for all of them. */
export type Bases = { debian: string; node: string; isStandIn: boolean };

export async function provideBases(docker: Docker): Promise<Bases> {
  let isStandIn = false;
  for (const repository of Object.keys(makers)) isStandIn ||= !(await canBePulled(docker, pinnedImage(repository)));
  const name = isStandIn ? standIn : pinnedImage;
  if (isStandIn) for (const [repository, make] of Object.entries(makers)) await made(docker, repository, make);
  return { debian: name('debian'), node: name('node'), isStandIn };
}
