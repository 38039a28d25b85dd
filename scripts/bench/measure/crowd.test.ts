import { expect, test } from 'vitest';
import { crowd, type Responses, summariseCrowd } from './crowd.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('limits concurrent clients and the total number of requests', async () => {
  let now = 0;
  let most = 0;
  const { milliseconds, errors } = await crowd({ people: 4, times: 10 }, async () => {
    now += 1;
    most = Math.max(most, now);
    await turn();
    now -= 1;
  });
  expect(most).toBe(4);
  expect(milliseconds).toHaveLength(10);
  expect(errors).toEqual({});
});

test('repeats requests until time is up', async () => {
  let requests = 0;
  const { milliseconds, seconds } = await crowd({ people: 2, seconds: 0.05 }, async () => {
    requests += 1;
    await turn();
  });
  expect(requests).toBeGreaterThan(2);
  expect(milliseconds).toHaveLength(requests);
  expect(seconds).toBeGreaterThanOrEqual(0.05);
});

test('an exception is counted by its reason and has no time', async () => {
  let requests = 0;
  const { milliseconds, errors } = await crowd({ people: 1, times: 5 }, async () => {
    requests += 1;
    if (requests > 2) throw new Error(requests === 5 ? 'responds with 500' : 'responds with 429');
  });
  expect(milliseconds).toHaveLength(2);
  expect(errors).toEqual({ 'responds with 429': 2, 'responds with 500': 1 });
});

test('summarizes rounds: only successes count, times are pooled', () => {
  const rounds: Responses[] = [
    { seconds: 2, milliseconds: [10, 20, 30, 40], errors: { late: 1 } },
    { seconds: 1, milliseconds: [50], errors: { late: 2, 'responds with 500': 1 } },
    { seconds: 1, milliseconds: [], errors: {} },
  ];
  expect(summariseCrowd(rounds)).toEqual({
    perSecond: [2, 1, 0],
    perSecondMedian: 1,
    p50: 30,
    p95: 50,
    succeeded: 5,
    errors: { late: 3, 'responds with 500': 1 },
  });
});

test('throws if no request succeeded', () => {
  const round = { seconds: 1, milliseconds: [], errors: { 'responds with 503': 40, 'no connection': 2 } };
  expect(() => summariseCrowd([round, round])).toThrow(
    'No visitor succeeded: responds with 503 (80), no connection (4).',
  );
});
