import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fingerprint } from '../../scripts/launch/fingerprint.ts';
import { postgresPrograms } from '../../scripts/postgres/postgres-files.ts';
import { inRoot } from '../../scripts/process/paths.ts';
import type { Docker } from './daemon.ts';
import { output } from './program.ts';

const DEBIAN = 'debian:bookworm-slim';
const RECIPES = 'tests/docker/stand-ins';
const LABEL = 'alethia.stand-in';
/** Debian's slim image lacks them too. */
const LEFT_OUT = ['doc', 'man', 'info', 'locale', 'groff', 'lintian', 'linda'].map((name) => `usr/share/${name}`);
const EMPTIED = [...LEFT_OUT, 'var/lib/apt/lists', 'var/cache/apt', 'var/log'];

type Base = {
  name: string;
  make: (docker: Docker, folder: string) => Promise<void>;
};

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
  await docker.run(['import', '--change', `LABEL ${LABEL}=${mark(DEBIAN)}`, archive, DEBIAN]);
}

const recipe =
  (name: string, file: string, fill?: (docker: Docker, folder: string) => Promise<string[]>) =>
  async (docker: Docker, folder: string): Promise<void> => {
    const more = (await fill?.(docker, folder)) ?? [];
    const label = ['--label', `${LABEL}=${mark(name)}`];
    await docker.run(['build', '--tag', name, '--file', inRoot(RECIPES, file), ...label, ...more, folder]);
  };

/** Of Dockerfile, docker-compose.yml and docker/pooler, in the order of their dependencies. */
const bases: Base[] = [
  { name: DEBIAN, make: makeDebian },
  { name: 'node:24-bookworm-slim', make: recipe('node:24-bookworm-slim', 'node.Dockerfile', nodeBase) },
  { name: 'postgres:18', make: recipe('postgres:18', 'postgres.Dockerfile', postgresBase) },
  { name: 'nginx:1.28', make: recipe('nginx:1.28', 'nginx.Dockerfile') },
];

/** A changed recipe rebuilds the substitute. */
const mark = (name: string) => fingerprint([RECIPES], [name, process.version]).slice(0, 12);

async function labelOf(docker: Docker, name: string): Promise<string | undefined> {
  const format = `{{index .Config.Labels "${LABEL}"}}`;
  return docker.run(['image', 'inspect', '--format', format, name]).then(
    (text) => text.trim(),
    () => undefined,
  );
}

async function provide(docker: Docker, { name, make }: Base): Promise<'official' | 'stand-in'> {
  const label = await labelOf(docker, name);
  if (label === '') return 'official';
  if (label === mark(name)) return 'stand-in';
  const isPulled = label === undefined && (await docker.run(['pull', '--quiet', name]).then(Boolean, () => false));
  if (isPulled) return 'official';
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stand-in-'));
  try {
    await make(docker, folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
  return 'stand-in';
}

export async function provideBases(docker: Docker): Promise<string> {
  const kinds: string[] = [];
  for (const base of bases) kinds.push(`${base.name} ${await provide(docker, base)}`);
  return kinds.join(', ');
}
