import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GeneratedFile } from './generated-file';

const table = (to: string, madeAt: number) => ({
  tags: ['list:redirects'],
  madeAt,
  to,
});

let expiredAt: number;
const isExpired = (_: string[], madeAt: number) => expiredAt > madeAt;

beforeEach(() => {
  expiredAt = 0;
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 10_000 });
});
afterEach(() => void vi.useRealTimers());
const later = (ms: number) => void vi.advanceTimersByTime(ms);

it('asks once, and again only after one of the tags has expired', async () => {
  const load = vi.fn(async () => table('/new', Date.now()));
  const file = new GeneratedFile(load, isExpired);
  expect(file.isOutdated).toBe(true);
  await Promise.all([file.refresh(), file.refresh()]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(file.isOutdated).toBe(false);
  expect(file.content?.to).toBe('/new');
  expiredAt = Date.now() + 1;
  expect(file.isOutdated).toBe(true);
});

it('keeps its content without a response, and blocks no request until the next attempt', async () => {
  const load = vi.fn(async () => table('/new', Date.now()));
  const file = new GeneratedFile(load, isExpired);
  await file.refresh();
  expiredAt = Date.now() + 1;
  load.mockRejectedValueOnce(new Error('no database'));
  await file.refresh();
  expect(file.content?.to).toBe('/new');
  expect(file.isOutdated).toBe(false);
  later(5000);
  expect(file.isOutdated).toBe(true);
  load.mockImplementationOnce(async () => table('/newer', Date.now()));
  await file.refresh();
  expect(file.content?.to).toBe('/newer');
});

it('asks again after a failure, though the clock has been set back', async () => {
  const load = vi.fn(async () => table('/new', Date.now()));
  const file = new GeneratedFile(load, isExpired);
  load.mockRejectedValueOnce(new Error('no database'));
  await file.refresh();
  later(5000);
  vi.setSystemTime(0);
  expect(file.isOutdated).toBe(true);
});

it('blocks no request for a stale table', async () => {
  const load = vi.fn(async () => table('/new', 5000));
  const file = new GeneratedFile(load, isExpired);
  expiredAt = 6000;
  await file.refresh();
  expect(file.content).toBeDefined();
  await file.refresh();
  expect(file.isOutdated).toBe(false);
  later(5000);
  expect(file.isOutdated).toBe(true);
});

it('loads again when a rule was changed while it was being loaded', async () => {
  let first: (read: ReturnType<typeof table>) => void = () => undefined;
  const load = vi.fn(async () => table('/new', Date.now()));
  load.mockImplementationOnce(() => new Promise((resolve) => (first = resolve)));
  const file = new GeneratedFile(load, isExpired);
  const early = file.refresh();
  expiredAt = Date.now() + 1;
  const late = file.upToDate();
  first(table('/before', Date.now()));
  later(2);
  await Promise.all([early, late]);
  expect(file.content?.to).toBe('/new');
});
