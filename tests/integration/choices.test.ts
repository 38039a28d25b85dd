import { expect, it } from 'vitest';
import type { Choices } from '@/admin/pickers/choices';
import { testPayload } from '../helpers/payload';
import { change, create } from '../helpers/samples';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

type Who = 'reviewer' | 'author' | 'editor';
const ask = (who: Who, sent: object) => staff[who].rest<Choices & { error?: string }>('POST', '/choices', sent);
async function choices(who: Who, sent: object) {
  const { body } = await ask(who, sent);
  return body.groups.flatMap((group) => group.choices);
}

it('documents of the same title are distinguished by path, language and state', async () => {
  const title = 'Look-alike one';
  await create(payload, 'pages', title, { data: { path: '/look-alike' } });
  const draft = await create(payload, 'pages', title, { status: 'draft', data: { path: '/look-alike-draft' } });
  const changed = await create(payload, 'pages', title, { data: { path: '/de/look-alike' } });
  await change(payload, 'pages', changed.id, { blocks: [] }, { status: 'draft' });

  const found = await choices('author', { from: [{ collection: 'pages' }], search: 'look-alike one' });
  expect(found.map(({ beside, language, state }) => [beside, language, state]).toSorted()).toEqual([
    ['/de/look-alike', 'Deutsch', 'changed'],
    ['/look-alike', 'English', 'live'],
    ['/look-alike-draft', 'English', 'draft'],
  ]);
  expect(found.find(({ beside }) => beside === '/look-alike')?.picture).toBe('/og/look-alike.png');
  expect(found.find(({ id }) => id === draft.id)?.picture).toBeUndefined();
});

it('a document is found by its path; the filter of the field counts', async () => {
  await create(payload, 'pages', 'Of another name', { data: { path: '/choices-by-path' } });
  const by = { from: [{ collection: 'pages' }], search: 'choices-by-path' };
  expect(await choices('editor', by)).toMatchObject([{ title: 'Of another name' }]);
  const where = { language: { equals: 'de' } };
  expect(await choices('editor', { ...by, from: [{ collection: 'pages', where }] })).toEqual([]);
});

it('the name is the title of a person, with the role beside', async () => {
  const { id } = await create(payload, 'leaders', 'Ada of the choices');
  const found = await choices('author', { from: [{ collection: 'leaders', ids: [id] }] });
  expect(found).toMatchObject([{ id, title: 'Ada of the choices', beside: 'Reader', state: 'live' }]);
});

it('nobody gets what they may not read, or what is in the trash', async () => {
  const draft = await create(payload, 'pages', 'Draft for writers', { status: 'draft' });
  const form = await create(payload, 'forms', 'Form for writers');
  const trashed = await create(payload, 'pages', 'In the trash');
  await payload.update({ collection: 'pages', id: trashed.id, data: { deletedAt: new Date().toISOString() } });
  const from = [
    { collection: 'pages', ids: [draft.id, trashed.id] },
    { collection: 'forms', ids: [form.id] },
  ];
  expect((await choices('author', { from })).map(({ id }) => id)).toEqual([draft.id, form.id]);
  expect(await choices('reviewer', { from })).toEqual([]);
});

it('comes in pages, and takes no other collection or filter', async () => {
  for (let count = 0; count < 11; count += 1) await create(payload, 'partnership-phases', `Phase of many ${count}`);
  const many = { from: [{ collection: 'partnership-phases' }], search: 'phase of many' };
  const [first, second] = [await ask('author', many), await ask('author', { ...many, page: 2 })];
  expect([first.body.isLast, second.body.isLast]).toEqual([false, true]);
  expect(first.body.groups[0]?.choices).toHaveLength(10);
  expect(second.body.groups[0]?.choices).toHaveLength(1);
  expect((await ask('author', { from: [{ collection: 'users' }] })).status).toBe(400);
  const where = { 'lastEditor.hash': { like: 'a' } };
  expect((await ask('author', { from: [{ collection: 'pages', where }] })).status).toBe(400);
});
