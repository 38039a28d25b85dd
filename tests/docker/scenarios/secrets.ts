import fs from 'node:fs';
import { inRoot } from '../../../scripts/process/paths.ts';
import { must } from '../../scale/expect.ts';
import { ask } from '../../scale/load.ts';
import { output } from '../program.ts';
import type { Stack } from '../stack.ts';

/** deploy/secrets.yml: no secret is in the environment with which a container was made. */
export async function secrets({ up, down, compose, url, docker }: Stack): Promise<string> {
  const folder = inRoot('secrets');
  // An installation of this folder keeps its own.
  const isOurs = !fs.existsSync(folder);
  if (isOurs) await output('node', ['docker/keys.mjs', 'files'], { cwd: inRoot() });
  try {
    const values = fs.readdirSync(folder).map((file) => fs.readFileSync(inRoot('secrets', file), 'utf8').trim());
    await up('site', inRoot('deploy/secrets.yml'));
    must((await ask(`${url}/readyz`)).status === 200, 'the site is not ready');
    const ids = (await compose(['ps', '--all', '--quiet'])).trim().split('\n');
    must(ids.length >= 3, `${ids.length} containers`);
    const described = await docker.run(['inspect', ...ids]);
    must(!values.some((value) => described.includes(value)), '`docker inspect` shows a secret');
    return `${values.length} files`;
  } finally {
    await down();
    if (isOurs) fs.rmSync(folder, { recursive: true });
  }
}
