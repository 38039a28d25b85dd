/** Prints what builds or serves this folder, as JSON. For scripts/run.mjs, which runs with any Node version. */
import { holderOf } from './lock.ts';
import { buildFolder } from './paths.ts';

process.stdout.write(JSON.stringify(holderOf(buildFolder) ?? null));
