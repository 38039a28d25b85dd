import { inRoot } from '../../../scripts/process/paths.ts';
import { eventually, must } from '../../scale/expect.ts';
import type { Stack } from '../stack.ts';

const NAME = 'alethia-test-server';
const DOMAIN = 'www.example.com';
/** Made by the installation on the server. */
const LEFT_OUT = ['node_modules', '.git', '.next', '.browser', '.data', 'test-results'];

/**
 * install.sh on a fresh Debian, twice. systemd does not run in a container: the units' programs are started by hand.
 */
export async function server({ docker }: Stack): Promise<string> {
  const remove = () => docker.run(['rm', '--force', '--volumes', NAME]).catch(() => '');
  const inside = (script: string, ...options: string[]) =>
    docker.run(['exec', ...options, NAME, 'bash', '-c', `set -euo pipefail; ${script}`]);
  const unitOf = (unit: string) =>
    inside(`sed -nE 's/^ExecStart=//p' /etc/systemd/system/${unit}.service`).then((text) => text.trim());
  const run = async (unit: string, ...options: string[]) =>
    inside(
      `set -a; . /etc/alethia/site.env; REVERSE_PROXY_HOME=/var/cache/alethia REVERSE_PROXY_SITE=$DATA_DIR/site;
       cd /opt/alethia; exec runuser -u alethia -- env HOME=$DATA_DIR ${await unitOf(unit)}`,
      ...options,
    );

  await remove();
  try {
    const mount = `${inRoot()}:/source:ro`;
    await docker.run([
      'run',
      '--detach',
      '--name',
      NAME,
      '--volume',
      mount,
      'node:24-bookworm-slim',
      'sleep',
      'infinity',
    ]);
    const excluded = LEFT_OUT.map((name) => `--exclude=./${name}`).join(' ');
    await inside(`mkdir /opt/alethia; tar -C /source ${excluded} -cf - . | tar -C /opt/alethia -xf -`);
    const install = () => inside(`/opt/alethia/deploy/server/install.sh ${DOMAIN}`);
    must((await install()).includes('Everything is installed'), 'the installation did not reach its end');
    const settings = () => inside('sha256sum /etc/alethia/site.env');
    const before = await settings();
    await install();
    must((await settings()) === before, 'the second installation has changed the settings');

    await inside('install -d -o alethia /var/cache/alethia');
    await run('alethia', '--detach');
    await run('alethia-proxy', '--detach');
    await inside('nginx');
    const ask = `curl -fsS -o /dev/null -D - -H 'Host: ${DOMAIN}'`;
    const home = () => inside(`${ask} http://127.0.0.1/`);
    await eventually('the home page', async () => (await home()).includes(' 200 '), 300);
    await inside(`${ask} http://127.0.0.1/solutions/energy`);

    const writable = `find /opt/alethia -path /opt/alethia/.next -prune -o ! -type l ( ! -user root -o -perm /022 ) -print`;
    const [open = ''] = (await inside(writable.replace(/[()]/g, '\\$&'))).split('\n');
    must(open === '', `others than root may change ${open}`);
    const rights = await inside(
      `runuser -u postgres -- psql -Atc "select rolsuper or rolcreaterole from pg_roles where rolname in ('alethia', 'supabase_lite')"`,
    );
    must(/^f\nf$/.test(rights.trim()), 'a role of the site has rights over the whole database server');

    await run('alethia-backup');
    const [archive] = (await inside('ls /var/backups/alethia')).split('\n');
    must(archive?.startsWith('alethia-'), 'there is no backup');
    return 'installed twice, home page through both proxies, a backup';
  } finally {
    await remove();
  }
}
