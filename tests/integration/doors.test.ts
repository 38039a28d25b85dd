import { createLocalReq, getAccessResults } from 'payload';
import { beforeAll, expect, it } from 'vitest';
import type { Role } from '@/access/roles';
import { allPlaces, frontOf, placesFor } from '@/admin/doors/places';
import { doorNames } from '@/seams/doors';
import { testPayload } from '../helpers/payload';
import { emailOf, signIn } from '../helpers/staff';

const payload = await testPayload();

beforeAll(async () => {
  await signIn(payload);
});

async function seenBy(role: Role) {
  const { docs } = await payload.find({ collection: 'users', where: { email: { equals: emailOf(role) } } });
  const [account] = docs;
  if (!account) throw new Error(`There is no ${role}.`);
  const user = { ...account, collection: 'users' as const };
  const req = await createLocalReq({ user }, payload);
  return placesFor({ payload, user, permissions: await getAccessResults({ req }) });
}

const menu = doorNames.filter((door) => door !== 'activity' && door !== 'plan');

it.each([
  ['admin', 'home inbox pages people newsletter media forms settings'],
  ['editor', 'home inbox pages people newsletter media forms settings'],
  ['author', 'home pages people newsletter media forms settings'],
  ['reviewer', 'home'],
] as const)('the menu of the %s: %s', async (role, doors) => {
  const places = await seenBy(role);
  const seen = menu.filter((door) => frontOf(places, door));
  expect(seen.join(' ')).toBe(doors);
  expect(seen.length).toBeLessThanOrEqual(8);
});

it('what only admins manage is behind Settings for them alone', async () => {
  const settings = async (role: Role) =>
    (await seenBy(role)).filter(({ door }) => door === 'settings').map(({ href }) => href);
  const managed = ['/admin/collections/users', '/admin/globals/staff-security', '/admin/backups'];
  expect(await settings('admin')).toEqual(expect.arrayContaining(managed));
  expect((await settings('editor')).filter((href) => managed.includes(href))).toEqual([]);
  expect(await settings('author')).toEqual([
    '/admin/settings',
    '/admin/collections/languages',
    '/admin/collections/redirects',
  ]);
});

it('an admin reaches every place', async () => {
  expect(await seenBy('admin')).toHaveLength(allPlaces(payload.config).length);
});
