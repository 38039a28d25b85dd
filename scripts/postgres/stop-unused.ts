/** Run after a command was killed: `node stop-unused.ts <home>` (postgres.ts). */
import { stopUnused } from './postgres.ts';

await stopUnused(process.argv[2] ?? '');
process.exit(0);
