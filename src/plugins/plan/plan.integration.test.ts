import type { Payload, PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '@/lib/day';
import { ownRequest } from '@/payload/own-request';
import type { Period } from '@/seams/plan';
import { schedulePublish } from '@/staff/editorial/schedule-publish';
import { plansOf } from '@/staff/editorial/scheduled';
import { withGateway } from '../../../tests/helpers/gateway';
import { client } from '../../../tests/helpers/http';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, next, nextAddress, publicRow, type Saved } from '../../../tests/helpers/samples';
import { type Person, people, signIn } from '../../../tests/helpers/staff';
import { findEntries } from './entries';

const { rows: sql } = withGateway();

const payload = await testPayload();
const staff = await signIn(payload);

const inDays = (count: number) => new Date(Date.now() + count * DAY_MS).toISOString();
const day = (count: number) => inDays(count).slice(0, 10);
const year: Period = { from: inDays(-180), to: inDays(180) };

async function requestOf(who: Exclude<Person, 'anonymous'>): Promise<PayloadRequest> {
  const user = await payload.findByID({ collection: 'users', id: staff[who].id });
  return ownRequest(payload, { user: { ...user, collection: 'users' } });
}

const entriesOf = async (who: Exclude<Person, 'anonymous'>, kind?: string) =>
  (await findEntries(await requestOf(who), year, kind)).entries;
const entry = async (kind: string, id: string, who: Exclude<Person, 'anonymous'> = 'editor') =>
  (await entriesOf(who, kind)).find((one) => one.id.startsWith(id));

const move = (kind: string, id: string, from: string, to: string, who: Person = 'editor') =>
  staff[who].rest<{ error?: string; at?: string }>('POST', '/plan/move', { kind, id, from, to });

async function schedule(doc: Saved, date: string, type: 'publish' | 'unpublish' = 'publish') {
  const req = await requestOf('admin');
  const plan = { type, date: new Date(date), doc: { relationTo: 'pages', value: doc.id }, req };
  expect(await schedulePublish(plan as Parameters<typeof schedulePublish>[0])).not.toHaveProperty('error');
  const [made] = await plansOf(req, 'pages', doc.id);
  return made?.id ?? '';
}

async function release(publishAt: string) {
  const doc = await create(payload, 'pages', 'Member', { status: 'draft' });
  const data = { title: `Release ${next()}`, documents: [{ relationTo: 'pages', value: doc.id }], publishAt };
  const { body } = await staff.editor.rest<{ doc: { id: string; title: string } }>('POST', '/releases', data);
  return body.doc;
}

const draft = (title = 'Planned') => create(payload, 'pages', title, { status: 'draft' });
const storedDay = async (collection: 'jobs' | 'newsletter-issues', id: string, isDraft = false) => {
  const document = await payload.findByID({ collection, id, draft: isDraft, depth: 0 });
  return ('validThrough' in document ? document.validThrough : 'date' in document ? document.date : null)?.slice(0, 10);
};
const logged = async (document: string) =>
  (await payload.find({ collection: 'audit-log', where: { document: { equals: document } }, depth: 0 })).docs;

const PASSED = 'Its moment has passed meanwhile, so it cannot be moved any more.';
const MOVED = 'Someone else has moved this meanwhile. Look at its new date, then move it again.';

describe('a scheduled change', () => {
  it('is in the plan, moves by the rules by which it was made, and is then of the person who moved it', async () => {
    const doc = await draft();
    const [from, to] = [inDays(2), inDays(5)];
    const id = await schedule(doc, from);
    expect(await entry('schedules', id)).toMatchObject({
      ...{ title: 'Planned', what: 'Publishes', at: from },
      href: `/admin/collections/pages/${doc.id}`,
    });
    expect(await move('schedules', id, from, to)).toMatchObject({ status: 200, body: { at: to } });
    expect(await plansOf(await requestOf('editor'), 'pages', doc.id)).toMatchObject([{ id, time: to, by: 'editor' }]);
    expect((await logged(doc.id)).filter(({ action }) => action === 'schedule')).toHaveLength(2);
  });

  it('moves once, however often the request is sent, and not if someone else was faster', async () => {
    const [from, to] = [inDays(2), inDays(3)];
    const doc = await draft();
    const id = await schedule(doc, from);
    for (let count = 0; count < 2; count += 1) expect((await move('schedules', id, from, to)).status).toBe(200);
    expect((await logged(doc.id)).filter(({ action }) => action === 'schedule')).toHaveLength(2);
    expect(await move('schedules', id, from, inDays(4))).toMatchObject({ status: 409, body: { error: MOVED } });
    const both = await Promise.all([move('schedules', id, to, inDays(6)), move('schedules', id, to, inDays(7))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is made once, however often and however fast the request is sent', async () => {
    const doc = await draft();
    const [date, later] = [inDays(2), inDays(3)];
    await Promise.all([schedule(doc, date), schedule(doc, date)]);
    await schedule(doc, date);
    expect(await plansOf(await requestOf('editor'), 'pages', doc.id)).toMatchObject([{ time: date }]);
    expect((await logged(doc.id)).filter(({ action }) => action === 'schedule')).toHaveLength(1);
    await schedule(doc, date, 'unpublish');
    await schedule(doc, later);
    expect(await plansOf(await requestOf('editor'), 'pages', doc.id)).toHaveLength(3);
  });

  it('is canceled once, wherever and however often that is sent', async () => {
    const canceled = async (id: string) => (await logged(id)).filter(({ detail }) => detail === 'Canceled');
    const doc = await draft();
    const id = await schedule(doc, inDays(2));
    const forget = () => staff.editor.rest('POST', `/editorial/plans/${id}/forget`);
    expect((await Promise.all([forget(), forget(), forget()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await canceled(doc.id)).toHaveLength(1);

    const deleteID = await schedule(await draft(), inDays(2));
    const all = async () => (await payload.count({ collection: 'audit-log' })).totalDocs;
    const before = await all();
    const remove = async () =>
      schedulePublish({ deleteID, req: await requestOf('editor') } as Parameters<typeof schedulePublish>[0]);
    expect(JSON.stringify(await Promise.all([remove(), remove()]))).not.toContain('error');
    expect((await all()) - before).toBe(1);
  });

  it('whose moment has passed, or that is gone, stays as it is', async () => {
    const past = inDays(-0.01);
    const doc = await draft();
    const late = await schedule(doc, past);
    expect(await move('schedules', late, past, inDays(1))).toMatchObject({ status: 409, body: { error: PASSED } });
    const from = inDays(1);
    const id = await schedule(await draft(), from);
    expect((await move('schedules', id, from, past)).body.error).toBe('Choose a time in the future.');
    await staff.editor.rest('POST', `/editorial/plans/${id}/forget`);
    expect((await move('schedules', id, from, inDays(2))).body.error).toMatch(/happened meanwhile, or was canceled/);
  });

  it('is refused for the reason for which it could not be made', async () => {
    const doc = await draft();
    const from = inDays(2);
    const id = await schedule(doc, from);
    await change(payload, 'pages', doc.id, { title: '' }, { status: 'draft' });
    const { status, body } = await move('schedules', id, from, inDays(3));
    const again = await schedulePublish({
      ...{ type: 'publish', date: new Date(inDays(3)), doc: { relationTo: 'pages', value: doc.id } },
      req: await requestOf('editor'),
    } as Parameters<typeof schedulePublish>[0]);
    expect(status).toBe('error' in again ? 409 : 200);
    expect(body.error).toBe('error' in again ? again.error : undefined);
  });
});

it('a month with more than 200 entries has all of them', async () => {
  const doc = await draft('Crowded');
  const made = Array.from({ length: 205 }, (_, count) => inDays(30 + count / 1000));
  for (const time of made)
    await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'pages', value: doc.id } },
      waitUntil: new Date(time),
    } as unknown as Parameters<Payload['jobs']['queue']>[0]);
  const found = (await entriesOf('editor', 'schedules')).filter(({ title }) => title === 'Crowded');
  expect(found.map(({ at }) => at)).toEqual(made);
});

describe('a release', () => {
  it('moves as in its form, with its record', async () => {
    const [from, to] = [inDays(2), inDays(9)];
    const made = await release(from);
    expect(await entry('releases', made.id)).toMatchObject({ title: made.title, at: from });
    expect((await move('releases', made.id, from, to)).status).toBe(200);
    expect((await move('releases', made.id, from, to)).status).toBe(200);
    const stored = await payload.findByID({ collection: 'releases', id: made.id, depth: 0 });
    expect(stored).toMatchObject({ publishAt: to, plannedBy: staff.editor.id });
    expect((await logged(made.id)).filter(({ action }) => action === 'schedule')).toHaveLength(2);
    expect((await move('releases', made.id, from, inDays(4))).body.error).toBe(MOVED);
  });

  it('that has been published is a fact', async () => {
    const from = inDays(2);
    const made = await release(from);
    await staff.editor.rest('POST', `/releases/${made.id}/publish`);
    expect(await entry('releases', made.id)).toMatchObject({ what: 'Published a release', isOver: true });
    expect((await move('releases', made.id, from, inDays(3))).body.error).toMatch(/published already/);
  });
});

describe.each([
  ['jobs', 'jobs', 'validThrough'],
  ['issues', 'newsletter-issues', 'date'],
] as const)('a day of %s', (kind, collection, field) => {
  const at = (count: number) => ({ [field]: `${day(count)}T12:00:00.000Z` });

  it('of what is live moves at once', async () => {
    const { id } = await create(payload, collection, 'Live', { data: at(10) });
    expect(await entry(kind, id)).toMatchObject({ title: 'Live', at: day(10) });
    expect((await move(kind, id, day(10), day(12))).status).toBe(200);
    expect((await move(kind, id, day(10), day(12))).status).toBe(200);
    expect(await publicRow(payload, collection, id)).toMatchObject({ [field]: `${day(12)}T12:00:00.000Z` });
    expect(await storedDay(collection, id)).toBe(day(12));
    expect((await move(kind, id, day(10), day(13))).body.error).toBe(MOVED);
  });

  it('does not publish a draft by the way', async () => {
    const { id } = await create(payload, collection, 'Live', { data: at(10) });
    await change(payload, collection, id, { title: 'Changed' }, { status: 'draft' });
    expect((await move(kind, id, day(10), day(12))).body.error).toMatch(/changes that are not published yet/);
    expect(await publicRow(payload, collection, id)).toMatchObject({ title: 'Live' });
  });

  it('of a draft moves in the draft, also for authors', async () => {
    const { id } = await create(payload, collection, 'Draft', { status: 'draft', data: at(10) });
    expect(await entry(kind, id, 'author')).toMatchObject({ what: expect.stringContaining('(draft)'), at: day(10) });
    expect((await move(kind, id, day(10), day(11), 'author')).status).toBe(200);
    expect(await storedDay(collection, id, true)).toBe(day(11));
    expect(await publicRow(payload, collection, id)).toBeNull();
  });

  it('is a conflict for a form that was open before', async () => {
    const { id } = await create(payload, collection, 'Open', { status: 'draft', data: at(10) });
    const seen = await payload.findByID({ collection, id, draft: true, depth: 0 });
    expect((await move(kind, id, day(10), day(11))).status).toBe(200);
    const saved = { title: 'Overwritten', updatedAt: seen.updatedAt, _status: 'draft' };
    expect((await staff.admin.rest('PATCH', `/${collection}/${id}?draft=true`, saved)).status).toBe(409);
  });
});

it('shows when experiments were started, and mailings, which are not moved here', async () => {
  const page = await create(payload, 'pages', 'Tested');
  const { id } = await payload.create({
    collection: 'experiments',
    data: { title: 'Hero', page: page.id, goal: { kind: 'link', path: '/' }, state: 'draft' },
    context: { experimentStep: true },
  });
  const startedAt = inDays(-3);
  await payload.db.updateOne({ collection: 'experiments', id, data: { startedAt }, returning: false });
  expect(await entry('experiments', id)).toMatchObject({ what: 'Started an experiment', at: startedAt, isOver: true });
  const issue = await create(payload, 'newsletter-issues', 'Mailed');
  const due = inDays(2);
  const [send] = await sql<{ id: string }>(
    `insert into newsletter_sends (issue_id, content, created_by, due_at) values ($1, '{}', 'Tests', $2) returning id`,
    issue.id,
    due,
  );
  expect(await entry('sends', send?.id ?? '')).toMatchObject({ title: 'Mailed', what: 'Mails', at: due });
  expect(await entry('sends', send?.id ?? '', 'author')).toBeUndefined();
  expect((await move('sends', send?.id ?? '', due, inDays(3))).body.error).toMatch(/not moved in the plan/);
});

describe('who may move', () => {
  const of = { anonymous: 403, reviewer: 403, author: 403, editor: 200, admin: 200 };

  it.each(people)('what is published or scheduled: %s', async (who) => {
    const from = inDays(2);
    const made = await release(from);
    const scheduled = await schedule(await draft(), from);
    const job = await create(payload, 'jobs', 'Live', { data: { validThrough: `${day(3)}T12:00:00.000Z` } });
    const responses = [
      await move('releases', made.id, from, inDays(4), who),
      await move('schedules', scheduled, from, inDays(4), who),
      await move('jobs', job.id, day(3), day(4), who),
    ];
    expect(responses.map(({ status }) => status)).toEqual([of[who], of[who], of[who]]);
    const words = of[who] === 200 ? undefined : expect.stringMatching(/^Only .*\.$/);
    expect(responses.map(({ body }) => body.error)).toEqual([words, words, words]);
  });

  it('an author reads beforehand what only editors move', async () => {
    const made = await release(inDays(2));
    expect(await entry('releases', made.id, 'author')).toMatchObject({ fixed: expect.stringMatching(/^Only editors/) });
  });

  it('nothing moves without a kind, a date or by half', async () => {
    const made = await release(inDays(2));
    const sent = { kind: 'releases', id: made.id, from: inDays(2), to: inDays(3) };
    for (const wrong of [{ to: 'soon' }, { to: day(3) }, { id: 'x' }, { kind: undefined }])
      expect((await staff.editor.rest('POST', '/plan/move', { ...sent, ...wrong })).status).toBe(400);
    expect((await staff.editor.rest('POST', '/plan/move', { ...sent, kind: 'constructor' })).status).toBe(409);
  });
});

describe('the calendar address', () => {
  type Made = { address: string; madeAt: string };
  const make = async (who: Person) => staff[who].rest<Made>('POST', '/plan/address');
  const pathOf = ({ address }: Made) => address.slice(address.indexOf('/plan/calendar'));
  const open = (path: string) => client(undefined, nextAddress()).rest<{ text: string }>('GET', path);

  it.each(people)('is made by those who see the plan: %s', async (who) => {
    expect((await make(who)).status).toBe(['author', 'editor', 'admin'].includes(who) ? 200 : 403);
  });

  it('shows titles and times to a program without a session, and is stored nowhere', async () => {
    const made = await release(inDays(20));
    const { body } = await make('author');
    const { status, headers, body: file } = await open(pathOf(body));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(file.text).toContain(`SUMMARY:Publishes a release: ${made.title}`);
    expect(file.text).not.toMatch(/admin\/collections|Member/);
    const secret = pathOf(body).split('/').at(-1)?.slice(0, -4) ?? '';
    const { rows } = await payload.db.pool.query('select data::text from payload.payload_kv');
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await staff.author.rest('GET', '/payload-kv')).status).not.toBe(200);
  });

  it('contains what the person may read, and nothing once they may not', async () => {
    const issue = await create(payload, 'newsletter-issues', `Sent ${next()}`);
    await sql(
      `insert into newsletter_sends (issue_id, content, created_by, due_at) values ($1, '{}', 'Tests', $2)`,
      issue.id,
      inDays(2),
    );
    const line = `SUMMARY:Mails: ${String(issue.title)}`;
    const [author, editor] = [(await make('author')).body, (await make('editor')).body];
    expect((await open(pathOf(editor))).body.text).toContain(line);
    expect((await open(pathOf(author))).body.text).not.toContain(line);
    await payload.update({ collection: 'users', id: staff.author.id, data: { role: 'reviewer' } });
    expect((await open(pathOf(author))).status).toBe(404);
    await payload.update({ collection: 'users', id: staff.author.id, data: { role: 'author' } });
  });

  it('ends when it is revoked or replaced, and with the account', async () => {
    const first = pathOf((await make('editor')).body);
    const second = pathOf((await make('editor')).body);
    expect([(await open(first)).status, (await open(second)).status]).toEqual([404, 200]);
    const revoke = () => staff.editor.rest('POST', '/plan/address/revoke');
    const revoked = async () =>
      (await payload.count({ collection: 'audit-log', where: { detail: { equals: 'Revoked' } } })).totalDocs;
    const before = await revoked();
    expect((await Promise.all([revoke(), revoke()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await revoked()) - before).toBe(1);
    expect((await open(second)).status).toBe(404);

    const email = `leaver-${next()}@staff.example`;
    const password = 'a long password for tests';
    const { id } = await payload.create({ collection: 'users', data: { name: 'L', email, password, role: 'editor' } });
    const { body } = await client().rest<{ token: string }>('POST', '/users/login', { email, password });
    const own = pathOf((await client(body.token).rest<Made>('POST', '/plan/address')).body);
    expect((await open(own)).status).toBe(200);
    await payload.delete({ collection: 'users', id });
    expect((await open(own)).status).toBe(404);
    expect(await payload.kv.get(`plan-calendar:${id}`)).toBeNull();
  });

  it('of another account or secret leads nowhere, and cannot be guessed for long', async () => {
    const [mine, theirs] = [pathOf((await make('admin')).body), pathOf((await make('editor')).body)];
    const swapped = theirs.replace(staff.editor.id, staff.admin.id);
    for (const path of [swapped, `${mine}x`, mine.replace('.ics', ''), '/plan/calendar/x/y'])
      expect((await open(path)).status).toBe(404);
    const guesser = client(undefined, nextAddress());
    let last = await guesser.rest('GET', swapped);
    for (let count = 0; count < 130 && last.status === 404; count += 1) last = await guesser.rest('GET', swapped);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await open(mine)).status).toBe(200);
  });
});
