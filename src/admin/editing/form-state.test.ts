import { expect, it, vi } from 'vitest';
import { formState } from './form-state';

const handle = vi.hoisted(() => vi.fn(async (_: { returnLockStatus?: boolean }) => ({})));
// Payload's own handler locks whatever it is given; it needs a bundler.
vi.mock('@payloadcms/ui/utilities/buildFormState', () => ({ buildFormStateHandler: handle }));

it('no form is locked for others', async () => {
  for (const form of [{ collectionSlug: 'users', id: '1' }, { globalSlug: 'staff-security' }])
    await formState({ ...form, formState: {}, operation: 'update', returnLockStatus: true } as never);
  expect(handle.mock.calls.map(([{ returnLockStatus }]) => returnLockStatus)).toEqual([false, false]);
});
