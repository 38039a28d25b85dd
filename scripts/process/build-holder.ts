/** Prints what builds this folder, or runs with its packages, as JSON. For scripts/launcher.mjs, which may run with another Node. */
import { holderOf } from './lock.ts';
import { buildFolder, developmentFolder } from './paths.ts';

process.stdout.write(JSON.stringify(holderOf(buildFolder) ?? holderOf(developmentFolder) ?? null));
