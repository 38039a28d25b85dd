import type { Payload } from 'payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownRequest } from '@/payload/own-request';
import { closeJobs } from '@/staff/background/close-jobs';
import { schedulePublish } from '@/staff/editorial/schedule-publish';
import { globalSample } from '../../../tests/helpers/global-samples';
import { client } from '../../../tests/helpers/http';
import { testPayload } from '../../../tests/helpers/payload';
import { contentCollections, create, next, publicRow, titleOf } from '../../../tests/helpers/samples';
import { emailOf, password, signIn } from '../../../tests/helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

const forget = () => payload.delete({ collection: 'audit-log', where: { id: { exists: true } } });
beforeEach(async () => {
  await forget();
});

async function lines() {
  const { docs } = await payload.find({ collection: 'audit-log', sort: 'createdAt', depth: 0, pagination: false });
  return docs.map(({ whoName, action, title, detail }) => [whoName, action, title, detail].filter(Boolean).join(' | '));
}

describe.each(contentCollections)('%s', (collection) => {
  const name = titleOf(collection);
  const created = async (status: 'draft' | 'published') => {
    const doc = await create(payload, collection, 'Reading', { status });
    await forget();
    return `/${collection}/${doc.id}`;
  };

  it('publishing and taking down are written down, drafts and autosaves are not', async () => {
    const at = await created('draft');
    await staff.editor.rest('PATCH', `${at}?draft=true&autosave=true`, { [name]: 'Reading more' });
    await staff.editor.rest('PATCH', `${at}?draft=true`, { [name]: 'Reading most' });
    expect(await lines()).toEqual([]);
    await staff.editor.rest('PATCH', at, { _status: 'published' });
    await staff.editor.rest('PATCH', `${at}?draft=true&autosave=true`, { [name]: 'Later' });
    await staff.editor.rest('PATCH', at, { [name]: 'Reading', _status: 'draft' });
    expect(await lines()).toEqual(['editor | publish | Reading most', 'editor | unpublish | Reading']);
  });

  it('the trash, coming out of it and deleting are written down', async () => {
    const at = await created('draft');
    await staff.editor.rest('PATCH', at, { deletedAt: new Date().toISOString() });
    await staff.editor.rest('PATCH', `${at}?trash=true`, { deletedAt: null });
    await staff.editor.rest('DELETE', at);
    expect(await lines()).toEqual([
      'editor | trash | Reading',
      'editor | untrash | Reading',
      'editor | delete | Reading',
    ]);
  });
});

it('restoring a version is recorded: it always makes a draft', async () => {
  const page = await create(payload, 'pages', 'First');
  const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } });
  await forget();
  await staff.editor.rest('POST', `/pages/versions/${docs[0]?.id}`);
  expect(await lines()).toEqual(['editor | restore | First | As a draft']);
});

it('site-wide content: publishing and restoring', async () => {
  await staff.editor.rest('POST', '/globals/footer?draft=true', {
    ...globalSample('footer', 'Idea'),
    _status: 'draft',
  });
  expect(await lines()).toEqual([]);
  await staff.editor.rest('POST', '/globals/footer', { ...globalSample('footer', 'One'), _status: 'published' });
  const { docs } = await payload.findGlobalVersions({ slug: 'footer', limit: 1, sort: '-createdAt' });
  await staff.editor.rest('POST', `/globals/footer/versions/${docs[0]?.id}`);
  await staff.editor.rest('POST', '/globals/footer', { ...globalSample('footer', 'Two'), _status: 'published' });
  expect(await lines()).toEqual([
    'editor | publish | Footer',
    'editor | restore | Footer | As a draft',
    'editor | publish | Footer',
  ]);
});

it('accounts: added, role changed, renamed (not recorded), removed', async () => {
  const email = emailOf(`extra-${next()}`);
  const { body } = await staff.admin.rest<{ doc: { id: string } }>('POST', '/users', {
    name: 'Extra',
    email,
    password,
    role: 'author',
    currentPassword: password,
  });
  const at = `/users/${body.doc.id}`;
  await staff.admin.rest('PATCH', at, { name: 'Extra Hand' });
  await staff.admin.rest('PATCH', at, { role: 'editor', currentPassword: password });
  await staff.admin.rest('DELETE', at);
  expect(await lines()).toEqual([
    'admin | account | Extra | Added as author',
    'admin | role | Extra Hand | From author to editor',
    'admin | account | Extra Hand | Removed',
  ]);
});

it('somebody may remove their own account, and that is written down', async () => {
  const email = emailOf(`leaving-${next()}`);
  await staff.admin.rest('POST', '/users', {
    name: 'Leaving',
    email,
    password,
    role: 'admin',
    currentPassword: password,
  });
  type SignedIn = { token: string; user: { id: string } };
  const { body } = await client().rest<SignedIn>('POST', '/users/login', { email, password });
  await forget();
  expect((await client(body.token).rest('DELETE', `/users/${body.user.id}`)).status).toBe(200);
  expect(await lines()).toEqual(['Leaving | account | Leaving | Removed']);
});

it('taking something off the site is written down', async () => {
  const page = await create(payload, 'pages', 'Public');
  await forget();
  await staff.editor.rest('PATCH', `/pages/${page.id}`, { _status: 'draft' });
  expect(await publicRow(payload, 'pages', page.id)).toBeNull();
  expect(await lines()).toEqual(['editor | unpublish | Public']);
});

it('a plan that is dismissed is written down', async () => {
  const { id } = await create(payload, 'pages', 'Planned', { status: 'draft' });
  const { id: plan } = await payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
    waitUntil: new Date(Date.now() + 3_600_000),
  } as unknown as Parameters<Payload['jobs']['queue']>[0]);
  await forget();
  await staff.editor.rest('POST', `/editorial/plans/${plan}/forget`);
  expect(await lines()).toEqual(['editor | schedule | Planned | Canceled']);
});

it('a refused change leaves no line', async () => {
  const page = await create(payload, 'pages', 'Kept', { status: 'draft' });
  await forget();
  await staff.author.rest('PATCH', `/pages/${page.id}`, { _status: 'published' });
  await staff.author.rest('DELETE', `/pages/${page.id}`);
  expect(await lines()).toEqual([]);
});

it('exports are written down', async () => {
  await staff.editor.rest('GET', '/tables/pages?format=csv');
  await staff.editor.rest('GET', '/tables/pages?format=json');
  expect(await lines()).toEqual(['editor | export | pages | CSV', 'editor | export | pages | JSON']);
});

it.each(['anonymous', 'reviewer', 'author'] as const)(
  '%s gets no export, not even of what is published',
  async (who) => {
    await create(payload, 'pages', 'Shown');
    await forget();
    expect((await staff[who].rest('GET', '/tables/pages?format=json')).status).toBe(403);
    expect(await lines()).toEqual([]);
  },
);

it('what the site does by itself is recorded as such', async () => {
  await create(payload, 'jobs', 'Closing', { data: { validThrough: '2026-01-31T00:00:00.000Z' } });
  await forget();
  await closeJobs(await ownRequest(payload), new Date('2026-03-01T09:00:00Z'));
  expect(await lines()).toEqual(['The site | unpublish | Closing | The closing date had passed']);
});

it('the steps of a review and plans are written down', async () => {
  const { id } = await create(payload, 'pages', 'Planned', { status: 'draft' });
  await forget();
  await staff.author.rest('POST', `/editorial/pages/${id}/submit`, { note: 'Please look.' });
  await staff.editor.rest('POST', `/editorial/pages/${id}/return`, { note: 'Shorter.' });
  await staff.author.rest('POST', `/editorial/pages/${id}/return`, { note: 'No.' });
  const user = await payload.findByID({ collection: 'users', id: staff.editor.id });
  const req = await ownRequest(payload, { user: { ...user, collection: 'users' } });
  const date = new Date('2999-01-02T09:30:00Z');
  const plan = { type: 'publish', date, doc: { relationTo: 'pages', value: id }, req };
  await schedulePublish(plan as Parameters<typeof schedulePublish>[0]);
  expect(await lines()).toEqual([
    'author | submit | Planned | Please look.',
    'editor | return | Planned | Shorter.',
    'editor | schedule | Planned | Publish at 2999-01-02 09:30 UTC',
  ]);
});

it('a line stays readable when the account is gone', async () => {
  const page = await create(payload, 'pages', 'Kept', { status: 'draft' });
  const user = await payload.create({
    collection: 'users',
    data: { name: 'Leaving', email: emailOf(`leaving-${next()}`), password, role: 'editor' },
  });
  await forget();
  const data = { _status: 'published' } as const;
  await payload.update({ collection: 'pages', id: page.id, data, depth: 0, user: { ...user, collection: 'users' } });
  await payload.delete({ collection: 'users', id: user.id });
  expect((await lines())[0]).toBe('Leaving | publish | Kept | As planned');
});

it('the list begins with the last change and who made it', async () => {
  const page = await create(payload, 'pages', 'Published now', { status: 'draft' });
  await staff.editor.rest('PATCH', `/pages/${page.id}`, { _status: 'published' });
  const { docs } = await payload.find({ collection: 'audit-log', depth: 0, limit: 1 });
  expect(docs[0]).toMatchObject({ action: 'publish', title: 'Published now', whoName: 'editor', document: page.id });
});
