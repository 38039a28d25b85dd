import type { PayloadRequest } from 'payload';
import { expect, it, vi } from 'vitest';
import { gather, gathered } from './gather';

const inTransaction = (transactionID?: string) => ({ transactionID }) as PayloadRequest;

it('writes what a transaction gathers once, at its end, and nothing of another one', async () => {
  const written = vi.fn(async (_req: PayloadRequest, _items: number[]) => {});
  const write = gathered(written);
  const [one, other] = [inTransaction('one'), inTransaction('other')];
  const done = await gather(one, async () => {
    await write(one, [1]);
    await write(other, [2]);
    await write(inTransaction(), [3]);
    await write(one, [4, 5]);
    return 'done';
  });
  expect(done).toBe('done');
  expect(written.mock.calls).toEqual([
    [other, [2]],
    [inTransaction(), [3]],
    [one, [1, 4, 5]],
  ]);
  await write(one, [6]);
  expect(written).toHaveBeenLastCalledWith(one, [6]);
});

it('writes nothing of work that fails', async () => {
  const written = vi.fn(async () => {});
  const write = gathered<number>(written);
  const req = inTransaction('failing');
  const work = gather(req, async () => {
    await write(req, [1]);
    throw new Error('refused');
  });
  await expect(work).rejects.toThrow('refused');
  expect(written).not.toHaveBeenCalled();
});
