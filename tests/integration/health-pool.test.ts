import { expect, it } from 'vitest';
import { createHealthPool } from '@/publishing/own-connection';

it('reads a response that came while the process was busy for four seconds', async () => {
  const pool = createHealthPool();
  await pool.query('select 1');
  const response = pool.query('select 2 as two');
  await new Promise(setImmediate);
  for (const until = Date.now() + 4000; Date.now() < until; );
  expect((await response).rows).toEqual([{ two: 2 }]);
  await pool.end();
});
