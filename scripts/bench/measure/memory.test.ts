import { expect, test } from 'vitest';
import { parseProcesses, serverMegabytes } from './memory.ts';

const ps = `
    1     0   1024 /sbin/init
  100     1  81920 node scripts/commands/bench.ts
  200   100 204800 next-server (v16.4.6)
  201   200  10240 /usr/bin/node /site/node_modules/next/dist/worker.js
  202   100   2048 /usr/sbin/nginx -p /site/.data/bench
  300     1 999999 next-server (v16.4.6)
`;

test('adds up only the server and its workers', () => {
  expect(serverMegabytes(parseProcesses(ps), 100)).toBe(210);
});
