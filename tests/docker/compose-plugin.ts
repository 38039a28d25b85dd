import fs from 'node:fs';
import path from 'node:path';
import { output, works } from './program.ts';

const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg';
const PLUGINS = 'usr/libexec/docker/cli-plugins';

/** Debian 13's; the program needs no library of that release. Changes nothing on the machine. */
async function fetchPlugin(home: string): Promise<void> {
  const place = (...names: string[]) => path.join(home, 'compose', ...names);
  for (const folder of ['lists/partial', 'unpacked']) fs.mkdirSync(place(folder), { recursive: true });
  const source = `deb [signed-by=${KEYS}] http://deb.debian.org/debian trixie main\n`;
  fs.writeFileSync(place('sources.list'), source);
  const settings = {
    'Dir::Etc::sourcelist': place('sources.list'),
    'Dir::Etc::sourceparts': '/nonexistent',
    'Dir::State::lists': place('lists'),
    'APT::Sandbox::User': 'root',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  await output('apt-get', [...options, 'update']);
  await output('apt-get', [...options, 'download', 'docker-compose'], { cwd: place() });
  const file = fs.readdirSync(place()).find((name) => name.startsWith('docker-compose_'));
  if (!file) throw new Error('apt-get fetched no docker-compose.');
  await output('dpkg-deb', ['--extract', place(file), place('unpacked')]);
}

/** With `docker compose` version 2, if necessary as a plugin stored in `home`. */
export async function composePlugin(home: string, env: Record<string, string>) {
  const hasIt = (where: Record<string, string>) => works('docker', ['compose', 'version'], where);
  if (await hasIt(env)) return env;
  const config = path.join(home, 'docker-config');
  const plugins = path.join(config, 'cli-plugins');
  const own = { ...env, DOCKER_CONFIG: config };
  if (await hasIt(own)) return own;
  if (!fs.existsSync(KEYS)) return undefined;
  await fetchPlugin(home);
  fs.mkdirSync(plugins, { recursive: true });
  fs.copyFileSync(path.join(home, 'compose/unpacked', PLUGINS, 'docker-compose'), path.join(plugins, 'docker-compose'));
  return (await hasIt(own)) ? own : undefined;
}
