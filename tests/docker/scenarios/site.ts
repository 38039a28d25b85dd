import { must } from '../../scale/expect.ts';
import { ask } from '../../scale/load.ts';
import { PROJECT, type Stack } from '../stack.ts';

export async function site({ up, down, compose, url, port, databasePort, docker }: Stack): Promise<string> {
  await up('site');
  for (const path of ['/', '/healthz', '/readyz', '/solutions/energy', '/sitemap.xml', '/admin/login']) {
    const { status } = await ask(url + path);
    must(status === 200, `${path}: ${status}`);
  }
  must((await ask(`${url}/not-there`)).status === 404, 'a page that is not there is there');

  const log = await compose(['logs', '--no-color', '--no-log-prefix', 'release']);
  must(!log.includes('Installing'), `the release step installs packages:\n${log}`);
  const published = await docker.run([
    'ps',
    '--format',
    '{{.Ports}}',
    '--filter',
    `label=com.docker.compose.project=${PROJECT}`,
  ]);
  for (const one of [port, databasePort]) must(published.includes(`127.0.0.1:${one}->`), `${one}: ${published}`);
  must(!/0\.0\.0\.0:|:::|\[::\]:/.test(published), `other machines can connect: ${published}`);

  const refusal = await compose(['run', '--rm', '--no-deps', 'release'], { HOST: '0.0.0.0' }).then(
    () => 'nothing',
    (error: unknown) => String(error),
  );
  must(refusal.includes('POSTGRES_PASSWORD'), `with HOST=0.0.0.0 and no password the release step says: ${refusal}`);

  await compose(['exec', '-T', 'backup', 'node', 'scripts/run.mjs', 'backup', '--nightly']);
  const backups = await compose(['exec', '-T', 'backup', 'ls', '/data/backups']);
  must(/^alethia-\S+\.tar\.gz$/m.test(backups), `there is no backup: ${backups}`);

  const everything = await compose(['logs', '--no-color']);
  must(!/EROFS|read-only file system/i.test(everything), `a container writes to its image:\n${everything}`);
  for (const service of ['site', 'database', 'backup']) {
    const outcome = await compose(['exec', '-T', service, 'touch', '/usr/written']).then(
      () => 'written',
      (error: unknown) => String(error),
    );
    must(/read-only file system/i.test(outcome), `${service}: ${outcome}`);
  }
  await down();
  return 'pages, admin, this machine alone, a backup, images that are not written to';
}
