/** Prints what builds or serves this folder, as JSON. For scripts/launcher.mjs, which may run with another Node. */
import { holderOf } from './lock.ts';
import { buildFolder } from './paths.ts';

process.stdout.write(JSON.stringify(holderOf(buildFolder) ?? null));
