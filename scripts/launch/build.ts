import fs from 'node:fs';
import { bins, inRoot, root } from '../process/paths.ts';
import { runNode, tail } from '../process/program.ts';
import { Failure } from '../process/step.ts';
import { fingerprint } from './fingerprint.ts';
import { lockBuild } from './serving.ts';
import { shareChunks } from './share-chunks.ts';

const marker = inRoot('.next/built-from');
const sources = [
  'src',
  'supabase',
  'migrations',
  'public',
  'payload.config.ts',
  'payload-types.ts',
  'next.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'package-lock.json',
  'patches',
];

/** Includes the location, because builds contain absolute paths. */
function wanted(): string {
  // Next changes the rest of tsconfig.json while it builds.
  const { compilerOptions } = JSON.parse(fs.readFileSync(inRoot('tsconfig.json'), 'utf8'));
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const variables = Object.entries(process.env).filter(([name]) => /^NEXT_PUBLIC_|^(DELIVERY|STANDALONE)$/.test(name));
  return fingerprint(sources, [
    root,
    process.version,
    compilerOptions,
    dependencies,
    devDependencies,
    variables.sort(),
  ]);
}

export function isBuilt(): boolean {
  return fs.existsSync(marker) && fs.readFileSync(marker, 'utf8') === wanted();
}

/** @throws Failure while a site is served from this folder, whose files the build would replace */
export async function buildAlone(log: string, onLine?: (line: string) => void): Promise<void> {
  const { release } = lockBuild(
    'The site of this folder is being built',
    'Stop it first: the build replaces its files.',
  );
  await build(log, onLine).finally(release);
}

/** The caller holds the lock of the build. */
export async function build(log: string, onLine?: (line: string) => void): Promise<void> {
  const built = wanted();
  fs.rmSync(marker, { force: true });
  const { code, output: text } = await runNode([bins.next, 'build'], {
    env: {
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      // Overrides an address in .env, which proves that the build needs no database.
      DATABASE_URL: 'postgres://build.invalid/none',
      PAYLOAD_SECRET: 'the build needs no secret, only its length',
    },
    log,
    onLine,
  });
  if (code !== 0) throw new Failure(`${tail(text)}\nThe build failed. All of its output: ${log}`);
  for (const output of ['.next', '.next/standalone/.next']) shareChunks(inRoot(`${output}/server/chunks`));
  fs.writeFileSync(marker, built);
}
