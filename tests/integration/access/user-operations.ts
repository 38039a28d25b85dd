import { next } from '../../helpers/samples';
import { password } from '../../helpers/staff';
import { type Attempt, includes, type Operation, write } from './operation';

type Fixture = { id: string; email: string };

const named = async (): Promise<Fixture> => ({ id: '', email: `colleague-${next()}@staff.example` });

async function colleague({ payload }: Attempt): Promise<Fixture> {
  const { email } = await named();
  const { id } = await payload.create({
    collection: 'users',
    data: { name: 'Old', email, password, role: 'reviewer' },
  });
  return { id, email };
}

const self = async ({ me }: Attempt): Promise<Fixture> => ({ id: me.id || '0', email: '' });

const find = async ({ payload }: Attempt, { id }: Fixture) =>
  payload.findByID({ collection: 'users', id, disableErrors: true, showHiddenFields: true });

const read =
  (whom: (attempt: Attempt) => Promise<Fixture>): Operation =>
  async (attempt) => {
    const { id } = await whom(attempt);
    return includes((await attempt.me.rest('GET', `/users/${id}`)).body, '@staff.example');
  };

const rename = (whom: (attempt: Attempt) => Promise<Fixture>) =>
  write(
    whom,
    ({ me }, { id }) => me.rest('PATCH', `/users/${id}`, { name: `${me.id} by REST` }),
    async (attempt, fixture) => includes((await find(attempt, fixture))?.name ?? '', `${attempt.me.id} by`),
  );

/** And back, so that roles stay the same. */
const changeRole = (whom: (attempt: Attempt) => Promise<Fixture>) =>
  write(
    async (attempt) => {
      const fixture = await whom(attempt);
      const { role } = (await find(attempt, fixture)) ?? { role: 'author' as const };
      return { ...fixture, role, other: role === 'editor' ? ('admin' as const) : ('editor' as const) };
    },
    ({ me }, { id, other }) => me.rest('PATCH', `/users/${id}`, { role: other, currentPassword: password }),
    async (attempt, { role, ...fixture }) => {
      const changed = (await find(attempt, fixture))?.role === fixture.other;
      if (changed) await attempt.payload.update({ collection: 'users', id: fixture.id, data: { role } });
      return changed;
    },
  );

export const userOperations: Record<string, Operation> = {
  'read oneself': read(self),
  'read somebody else': read(colleague),
  create: write(
    named,
    ({ me }, { email }) =>
      me.rest('POST', '/users', { name: 'New', email, password, role: 'reviewer', currentPassword: password }),
    async ({ payload }, { email }) =>
      (await payload.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs > 0,
  ),
  invite: write(
    named,
    ({ me }, { email }) => me.rest('POST', '/users/invite', { name: 'New', email, role: 'reviewer', password }),
    async ({ payload }, { email }) =>
      (await payload.count({ collection: 'users', where: { email: { equals: email } } })).totalDocs > 0,
  ),
  'rename oneself': rename(self),
  'rename somebody else': rename(colleague),
  "change one's own role": changeRole(self),
  "change somebody else's role": changeRole(colleague),
  "set somebody's password": write(
    colleague,
    ({ me }, { id }) =>
      me.rest('PATCH', `/users/${id}`, { password: 'another long password', currentPassword: password }),
    async ({ payload }, { email }) => {
      const data = { email, password: 'another long password' };
      return payload.login({ collection: 'users', data }).then(
        () => true,
        () => false,
      );
    },
  ),
  unlock: write(
    async (attempt) => {
      const fixture = await colleague(attempt);
      const lockUntil = new Date(Date.now() + 60_000).toISOString();
      await attempt.payload.update({ collection: 'users', id: fixture.id, data: { lockUntil, loginAttempts: 10 } });
      return fixture;
    },
    ({ me }, { email }) => me.rest('POST', '/users/unlock', { email }),
    async (attempt, fixture) => (await find(attempt, fixture))?.loginAttempts === 0,
  ),
  delete: write(
    colleague,
    ({ me }, { id }) => me.rest('DELETE', `/users/${id}`),
    async (attempt, fixture) => !(await find(attempt, fixture)),
  ),
};
