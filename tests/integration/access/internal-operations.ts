import type { PayloadLockedDocument } from '@payload-types';
import { next } from '../../helpers/samples';
import { password } from '../../helpers/staff';
import { type Attempt, includes, type Operation, write } from './operation';

type Preference = { id: string; key: string };

async function preference({ payload }: Attempt): Promise<Preference> {
  const key = `columns-${next()}`;
  const email = `${key}@staff.example`;
  const user = await payload.create({ collection: 'users', data: { name: 'Owner', email, password, role: 'author' } });
  const { id } = await payload.create({
    collection: 'payload-preferences',
    data: { key, value: { kept: true }, user: { relationTo: 'users', value: user.id } },
    // The owner is the requesting user; `data` cannot override it.
    user: { ...user, collection: 'users' },
  });
  return { id: String(id), key };
}

const kept = async ({ payload }: Attempt, { id }: Preference) =>
  includes(await payload.findByID({ collection: 'payload-preferences', id, disableErrors: true }), '"kept":true');
const isLost = async (attempt: Attempt, fixture: Preference) => !(await kept(attempt, fixture));

export const preferenceOperations: Record<string, Operation> = {
  'read of somebody else': async (attempt) => {
    const { key } = await preference(attempt);
    const list = await attempt.me.rest('GET', `/payload-preferences?limit=0&where[key][equals]=${key}`);
    return includes([list, await attempt.me.rest('GET', `/payload-preferences/${key}`)], '"kept":true');
  },
  'change of somebody else': write(
    preference,
    ({ me }, { id }) => me.rest('PATCH', `/payload-preferences/${id}`, { value: {} }),
    isLost,
  ),
  'delete of somebody else': write(
    preference,
    ({ me }, { id, key }) => Promise.all([id, key].map((name) => me.rest('DELETE', `/payload-preferences/${name}`))),
    isLost,
  ),
};

type Locked = Pick<PayloadLockedDocument, 'document' | 'globalSlug'>;
type Lock = { id: string; owner: string; other: string };

export async function somebody({ payload }: Attempt): Promise<string> {
  const email = `lock-${next()}@staff.example`;
  const { id } = await payload.create({
    collection: 'users',
    data: { name: 'Owner', email, password, role: 'author' },
  });
  return id;
}

const aPage = async ({ payload }: Attempt): Promise<Locked> => {
  const name = `locked-${next()}`;
  const data = { title: name, path: `/${name}`, _status: 'draft' as const };
  const { id } = await payload.create({ collection: 'pages', data, draft: true });
  return { document: { relationTo: 'pages', value: id } };
};
const theNavigation = async (): Promise<Locked> => ({ globalSlug: 'navigation' });
const anAccount = async (attempt: Attempt): Promise<Locked> => ({
  document: { relationTo: 'users', value: await somebody(attempt) },
});

const lock =
  (locked: (attempt: Attempt) => Promise<Locked>, isOwn = false) =>
  async (attempt: Attempt): Promise<Lock> => {
    const [owner, other] = [isOwn && attempt.me.id ? attempt.me.id : await somebody(attempt), await somebody(attempt)];
    const { id } = await attempt.payload.create({
      collection: 'payload-locked-documents',
      data: { ...(await locked(attempt)), user: { relationTo: 'users', value: owner } },
    });
    return { id: String(id), owner, other };
  };

const found = ({ payload }: Attempt, { id }: Lock) =>
  payload.findByID({ collection: 'payload-locked-documents', id, depth: 0, disableErrors: true });
const change = ({ me }: Attempt, { id }: Lock, data: object) =>
  me.rest('PATCH', `/payload-locked-documents/${id}`, data);
const user = (value: string) => ({ user: { relationTo: 'users', value } });

const takeover = (locked: (attempt: Attempt) => Promise<Locked>) =>
  write(
    lock(locked),
    (attempt, fixture) => change(attempt, fixture, user(attempt.me.id)),
    async (attempt, fixture) => (await found(attempt, fixture))?.user.value === attempt.me.id,
  );
const deletion = (isOwn: boolean) =>
  write(
    lock(aPage, isOwn),
    ({ me }, { id }) => me.rest('DELETE', `/payload-locked-documents/${id}`),
    async (attempt, fixture) => !(await found(attempt, fixture)),
  );

export const lockOperations: Record<string, Operation> = {
  'read of somebody else': async (attempt) => {
    const { id } = await lock(aPage)(attempt);
    return includes(await attempt.me.rest('GET', `/payload-locked-documents?where[id][equals]=${id}`), id);
  },
  create: write(
    async () => undefined,
    ({ me }) => me.rest('POST', '/payload-locked-documents', { globalSlug: 'footer', ...user(me.id) }),
    async ({ payload }) =>
      (
        await payload.delete({
          collection: 'payload-locked-documents',
          where: { globalSlug: { equals: 'footer' } },
        })
      ).docs.length > 0,
  ),
  'take over a page': takeover(aPage),
  'take over the navigation': takeover(theNavigation),
  'take over an account': takeover(anAccount),
  'give to somebody else': write(
    lock(aPage),
    (attempt, fixture) => change(attempt, fixture, user(fixture.other)),
    async (attempt, fixture) => (await found(attempt, fixture))?.user.value === fixture.other,
  ),
  'move to another document': write(
    lock(aPage),
    (attempt, fixture) => change(attempt, fixture, { ...user(attempt.me.id), document: null, globalSlug: 'footer' }),
    async (attempt, fixture) => (await found(attempt, fixture))?.globalSlug === 'footer',
  ),
  'delete of somebody else': deletion(false),
  "delete of one's own": deletion(true),
};

const rows = async ({ payload, slug }: Attempt) =>
  (await payload.count({ collection: slug as 'payload-migrations' })).totalDocs;

const readClosed: Operation = async ({ me, slug }) => (await me.rest('GET', `/${slug}`)).status === 200;

export const closedOperations = (data: object): Record<string, Operation> => ({
  read: readClosed,
  create: write(
    rows,
    ({ me, slug }) => me.rest('POST', `/${slug}`, data),
    async (attempt, before) => (await rows(attempt)) > before,
  ),
});
