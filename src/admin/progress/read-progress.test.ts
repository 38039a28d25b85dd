import { expect, it } from 'vitest';
import { PROGRESS_TYPE, type Progress, withProgress } from '@/lib/progress';
import { acceptsProgress, readWithProgress } from './read-progress';

const wantsProgress = new Headers(acceptsProgress);
const refusal = () => Response.json({ error: 'It failed.' }, { status: 500 });
const steps = async (tell: (progress: Progress) => void) => {
  for (let done = 1; done <= 3; done++) tell({ done, of: 3 });
  return Response.json({ made: 'ü'.repeat(100_000) }, { status: 201 });
};

async function read(response: Response) {
  const heard: Progress[] = [];
  return { ...(await readWithProgress(response, (progress) => heard.push(progress))), heard };
}

it('a page hears how far the work has come, and what came of it', async () => {
  const response = await withProgress(wantsProgress, steps, refusal);
  expect(response.headers.get('content-type')).toBe(PROGRESS_TYPE);
  const { isOk, body, heard } = await read(response);
  expect([isOk, body]).toEqual([true, { made: 'ü'.repeat(100_000) }]);
  expect(heard[0]).toEqual({ done: 1, of: 3 });
});

it('others get the response as it is', async () => {
  const response = await withProgress(new Headers({ accept: '*/*' }), steps, refusal);
  expect(response.status).toBe(201);
  expect(await read(response)).toMatchObject({ isOk: true, heard: [] });
});

it('a failure arrives, also in the middle', async () => {
  const fails = () => Promise.reject(new Error('x'));
  expect(await read(await withProgress(wantsProgress, fails, refusal))).toMatchObject({
    isOk: false,
    body: { error: 'It failed.' },
  });
  await expect(withProgress(new Headers(), fails, refusal)).rejects.toThrow('x');
  const broken = new Response('{"done":1,"of":3}\n', { headers: { 'content-type': PROGRESS_TYPE } });
  await expect(read(broken)).rejects.toThrow('broke off');
});

it('work goes on when the page is closed', async () => {
  let isDone = false;
  const response = await withProgress(
    wantsProgress,
    async (tell) => {
      await Promise.resolve();
      tell({ done: 1, of: 2 });
      isDone = true;
      return Response.json({});
    },
    refusal,
  );
  await response.body?.cancel();
  await expect.poll(() => isDone).toBe(true);
});
