import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { onStop } from '../../process/command.ts';
import { bins, inRoot } from '../../process/paths.ts';
import { randomFreePort } from '../../process/ports.ts';
import { end, runNode, tail } from '../../process/program.ts';
import { patiently } from '../world/patiently.ts';
import { type LighthouseResult, measureLighthouse } from './lighthouse.ts';
import { measureWeight, type Weight } from './weight.ts';

export type BareNext = { weight: Weight; lighthouse: LighthouseResult };

/** Inside the checkout, so that the same packages are resolved. */
const home = inRoot('.data/bench/bare-next');

/** The baseline cost of Next: one static page, no client component. */
const files: Record<string, string> = {
  'package.json': '{ "name": "bare-next", "private": true, "type": "module" }',
  'next.config.js': `export default { turbopack: { root: ${JSON.stringify(inRoot())} } };`,
  // Otherwise Next would use the site's own file further up.
  'instrumentation.js': 'export function register() {}',
  'app/layout.jsx': `export const metadata = { title: 'A page', description: 'A page with nothing but words.' };
export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}`,
  'app/page.jsx': `export default function Page() {
  return <main><h1>A page</h1>{[1, 2, 3, 4, 5, 6].map((n) => <section key={n}><h2>Part {n}</h2><p>With some words.</p></section>)}</main>;
}`,
  'app/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
};

/** Built once per release of Next and React. */
async function build(): Promise<void> {
  const { version: next } = JSON.parse(fs.readFileSync(inRoot('node_modules/next/package.json'), 'utf8'));
  const { version: react } = JSON.parse(fs.readFileSync(inRoot('node_modules/react/package.json'), 'utf8'));
  const marker = path.join(home, '.next/built-of');
  const wanted = JSON.stringify([next, react, files]);
  if (fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === wanted) return;
  fs.rmSync(home, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(home, name)), { recursive: true });
    fs.writeFileSync(path.join(home, name), text);
  }
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const { code, output } = await runNode([bins.next, 'build'], { cwd: home, env });
  if (code !== 0) throw new Error(`The bare page was not built:\n${tail(output, 15)}`);
  fs.writeFileSync(marker, wanted);
}

export async function measureBareNext(runs: number): Promise<BareNext> {
  await build();
  const port = await randomFreePort();
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  const child = spawn(process.execPath, [bins.next, 'start', '--port', String(port)], {
    cwd: home,
    env,
    stdio: 'ignore',
  });
  onStop(() => end(child));
  try {
    const site = `http://localhost:${port}`;
    await patiently(`${site}/`);
    const [weight] = await measureWeight(site, ['/']);
    const [lighthouse] = await measureLighthouse(site, ['/'], runs);
    if (!weight || !lighthouse) throw new Error('The bare page was not measured.');
    return { weight, lighthouse };
  } finally {
    await end(child);
  }
}
