import { expect, it, vi } from 'vitest';
import { actionRefusals } from '@/lib/action-refusals';
import { patient } from './patient';

const notices = () => ({ failing: vi.fn(), over: vi.fn(), outdated: vi.fn(), wait: async () => undefined });
const failsTimes = (times: number, error: unknown = new Error('An unexpected response was received.')) => {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw error;
    return 'there';
  });
};

const outdated = Object.assign(new Error('no such action'), { name: 'UnrecognizedActionError' });

it('what only reads is repeated until it works, and says so meanwhile', async () => {
  const call = failsTimes(3);
  const { failing, over, ...others } = notices();
  expect(await patient(call, { failing, over, ...others })({ name: 'form-state', args: {} })).toBe('there');
  expect(call).toHaveBeenCalledTimes(4);
  expect([failing.mock.calls.length, over.mock.calls.length]).toEqual([3, 1]);
});

it('fails like before if that does not end', async () => {
  const { failing, over, ...others } = notices();
  await expect(
    patient(failsTimes(99), { failing, over, ...others })({ name: 'table-state', args: {} }),
  ).rejects.toThrow();
  expect(over).toHaveBeenCalledTimes(1);
});

it.each(['schedule-publish', 'copy-data-from-locale', 'another'])(
  '%s is called once: it may have worked',
  async (name) => {
    const call = failsTimes(1);
    await expect(patient(call, notices())({ name, args: {} })).rejects.toThrow();
    expect(call).toHaveBeenCalledTimes(1);
  },
);

it.each([
  Object.assign(new Error('NEXT_REDIRECT'), { digest: 'NEXT_REDIRECT;replace;/admin/login;307;' }),
  new Error(`${actionRefusals[401]}\n`),
  outdated,
])('%s is no failure that passes', async (error) => {
  const call = failsTimes(1, error);
  await expect(patient(call, notices())({ name: 'form-state', args: {} })).rejects.toThrow();
  expect(call).toHaveBeenCalledTimes(1);
});

it.each(['form-state', 'schedule-publish'])('%s of another build shows that the page is outdated', async (name) => {
  const shown = notices();
  await expect(patient(failsTimes(1, outdated), shown)({ name, args: {} })).rejects.toThrow();
  expect(shown.outdated).toHaveBeenCalledTimes(1);
});

it('what works at once shows no notice', async () => {
  const { failing, over, ...others } = notices();
  await patient(failsTimes(0), { failing, over, ...others })({ name: 'render-list', args: {} });
  expect([failing.mock.calls.length, over.mock.calls.length]).toEqual([0, 0]);
});
