import { expect, it, vi } from 'vitest';
import { formState } from '@/admin/editing/form-state';
import { ownRequest } from '@/payload/own-request';
import { testPayload } from '../helpers/payload';
import { create } from '../helpers/samples';
import { type Person, signIn } from '../helpers/staff';

const handle = vi.hoisted(() => vi.fn(async (_: { returnLockStatus?: boolean }) => ({})));
// Payload's own handler locks whatever it is given; it needs a bundler.
vi.mock('@payloadcms/ui/utilities/buildFormState', () => ({ buildFormStateHandler: handle }));

const payload = await testPayload();
const staff = await signIn(payload);

type Form = { collectionSlug: string; id: string } | { globalSlug: string };

/** As the admin asks for a form's state; true if Payload is to lock the form for others. */
async function locks(who: Person, form: Form): Promise<boolean> {
  const user = await payload.findByID({ collection: 'users', id: staff[who].id, depth: 0 });
  const req = await ownRequest(payload, { user: { ...user, collection: 'users' } });
  await formState({ ...form, data: {}, formState: {}, operation: 'update', returnLockStatus: true, req } as never);
  return handle.mock.lastCall?.[0].returnLockStatus ?? false;
}

it('a folder of media is locked by those who may change it', async () => {
  const { id } = await payload.create({ collection: 'payload-folders', data: { name: 'Folder' } as never });
  const folder = { collectionSlug: 'payload-folders', id: String(id) };
  expect(await locks('author', folder)).toBe(false);
  expect(await locks('editor', folder)).toBe(true);
});

it('what does not exist, or has no locks, is not locked', async () => {
  const nobody = { collectionSlug: 'payload-folders', id: '00000000-0000-4000-8000-000000000000' };
  expect(await locks('admin', nobody)).toBe(false);
  const { id } = await create(payload, 'leaders', 'Leader');
  expect(await locks('admin', { collectionSlug: 'leaders', id: String(id) })).toBe(false);
  expect(await locks('admin', { collectionSlug: 'users', id: staff.editor.id })).toBe(false);
  expect(await locks('admin', { globalSlug: 'staff-security' })).toBe(false);
});
