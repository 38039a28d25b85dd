import { inRoot } from '../../../scripts/process/paths.ts';
import { eventually, must } from '../../scale/expect.ts';
import type { Stack } from '../stack.ts';

const NAME = 'alethia-test-server';
const DOMAIN = 'www.example.com';
/** Made by the installation on the server. */
const LEFT_OUT = ['node_modules', '.git', '.next', '.browser', '.data', 'test-results'];

/**
 * install.sh on a fresh Debian: the same commit twice, then another one. systemd does not run in a container: the units'
 * programs are started by hand, and nothing takes over.
 */
export async function server({ docker, bases }: Stack): Promise<string> {
  const remove = () => docker.run(['rm', '--force', '--volumes', NAME]).catch(() => '');
  const inside = (script: string, ...options: string[]) =>
    docker.run(['exec', ...options, NAME, 'bash', '-c', `set -euo pipefail; ${script}`]);
  const unitOf = (unit: string) =>
    inside(`sed -nE 's/^ExecStart=//p' /etc/systemd/system/${unit}.service`).then((text) => text.trim());
  const run = async (unit: string, ...options: string[]) =>
    inside(
      `set -a; . /etc/alethia/site.env; REVERSE_PROXY_HOME=/var/cache/alethia PORT=3000;
       PAGES_DIR=/srv/alethia/current/.next REVERSE_PROXY_SITE=$PAGES_DIR/site; cd /srv/alethia/current; exec runuser -u alethia -- env HOME=$DATA_DIR ${await unitOf(unit)}`,
      ...options,
    );

  await remove();
  try {
    const mount = `${inRoot()}:/source:ro`;
    await docker.run(['run', '--detach', '--name', NAME, '--volume', mount, bases.node, 'sleep', 'infinity']);
    const excluded = LEFT_OUT.map((name) => `--exclude=./${name}`).join(' ');
    await inside('apt-get update -qq; apt-get install -qq -y --no-install-recommends git >/dev/null');
    await inside(`mkdir /opt/alethia; tar -C /source ${excluded} -cf - . | tar -C /opt/alethia -xf -`);
    const commit = (message: string) =>
      inside(
        `cd /opt/alethia; git init -q; git add .;
         git -c user.name=Ada -c user.email=ada@example.com commit -q -m '${message}'`,
      );
    await commit('feat: first');
    const install = () => inside(`/opt/alethia/deploy/server/install.sh ${DOMAIN}`);
    const releases = async () => (await inside('ls /srv/alethia/releases')).trim().split('\n');
    must((await install()).includes('Everything is installed'), 'the installation did not reach its end');
    const settings = () => inside('sha256sum /etc/alethia/site.env');
    const before = await settings();
    await install();
    must((await settings()) === before, 'the second installation has changed the settings');
    must((await releases()).length === 1, 'the same commit was built twice');

    await inside('install -d -o alethia /var/cache/alethia');
    await run('alethia@', '--detach');
    await run('alethia-proxy', '--detach');
    await inside('nginx');
    const ask = `curl -fsS -o /dev/null -D - -H 'Host: ${DOMAIN}'`;
    const home = () => inside(`${ask} http://127.0.0.1/`);
    await eventually('the home page', async () => (await home()).includes(' 200 '), 300);
    await inside(`${ask} http://127.0.0.1/solutions/energy`);

    const writable = `find /opt/alethia /srv/alethia -path '/srv/alethia/releases/*/.next' -prune -o ! -type l ( ! -user root -o -perm /022 ) -print`;
    const [open = ''] = (await inside(writable.replace(/[()]/g, '\\$&'))).split('\n');
    must(open === '', `others than root may change ${open}`);
    const rights = await inside(
      `runuser -u postgres -- psql -Atc "select rolsuper or rolcreaterole from pg_roles where rolname in ('alethia', 'supabase_lite')"`,
    );
    must(/^f\nf$/.test(rights.trim()), 'a role of the site has rights over the whole database server');

    await run('alethia-backup');
    const [archive] = (await inside('ls /var/lib/alethia/backups')).split('\n');
    must(archive?.startsWith('alethia-'), 'there is no backup');

    await inside("echo '/* changed */' >> /opt/alethia/src/lib/failure.ts");
    await commit('feat: second');
    await install();
    must((await releases()).length === 2, 'the other commit is not a release of its own');
    await home();
    return 'installed twice, home page through both proxies, a backup, another release built beside the running site';
  } finally {
    await remove();
  }
}
