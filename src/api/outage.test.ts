import { expect, it } from 'vitest';
import { tellOutage } from './outage';

type Arguments = Parameters<typeof tellOutage>[0];
const responseTo = (error: Error) => tellOutage({ error } as unknown as Arguments);

const noRoom = Object.assign(new Error('could not extend file "base/1/2": No space left on device'), { code: '53100' });

it.each([
  ['the database', new Error('Failed query: update', { cause: noRoom })],
  ['a file', Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })],
  ['a file, in words alone', new Error('There was a problem while uploading: ENOSPC, write')],
])('a full disk is 507 with what to do: %s', async (_, error) => {
  expect(await responseTo(error)).toEqual({
    status: 507,
    response: { errors: [{ message: expect.stringMatching(/^The disk of the server is full, .* free some space/) }] },
  });
});

it('a disk that takes no files is 503 with what to do', async () => {
  const error = Object.assign(new Error("EROFS: read-only file system, open '/data/media/field.jpg'"), {
    code: 'EROFS',
  });
  expect(await responseTo(error)).toEqual({
    status: 503,
    response: {
      errors: [{ message: expect.stringMatching(/^The server cannot write to its disk, .* administrator/) }],
    },
  });
});

it.each([
  ['25006', /takes no changes .* nobody can sign in/],
  ['57P01', /^The site cannot do this at the moment/],
  ['40P01', /^The site cannot do this at the moment/],
])('what the database refuses at this moment is 503 with what to do: %s', async (code, words) => {
  const cause = Object.assign(new Error('no'), { code });
  expect(await responseTo(new Error('Failed query: update', { cause }))).toEqual({
    status: 503,
    response: { errors: [{ message: expect.stringMatching(words) }] },
  });
});

it('other errors are left unchanged', async () => {
  expect(await responseTo(new Error('No'))).toBeUndefined();
  expect(await responseTo(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeUndefined();
});
