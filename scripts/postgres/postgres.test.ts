import { expect, it } from 'vitest';
import { otherMajor } from './postgres.ts';

it('data of another major version is kept, and the way leads over a backup', () => {
  const { message } = otherMajor('/site/.data/postgres', '17', '18.4');
  expect(message).toContain('run `node scripts/run.mjs backup` there');
  expect(message).toContain('mv /site/.data/postgres /site/.data/postgres-17');
  expect(message).toContain('restore <archive>');
  expect(message).not.toContain('delete');
});
