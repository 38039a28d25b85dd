import type { Payload, PayloadRequest } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownRequest } from '@/payload/own-request';
import { tags } from '@/publishing/tags';
import { closeJobs } from '@/staff/background/close-jobs';
import { doPlanned } from '@/staff/background/work';
import { schedulePublish } from '@/staff/editorial/schedule-publish';
import { listOverdue, listScheduled, plansOf } from '@/staff/editorial/scheduled';
import { expiredBy } from '../helpers/expired-tags';
import { interruptNextSave } from '../helpers/interrupted';
import { testPayload } from '../helpers/payload';
import { change, contentCollections, create, publicRow } from '../helpers/samples';
import { type Person, signIn } from '../helpers/staff';

let system: PayloadRequest;

const payload = await testPayload();
const staff = await signIn(payload);

beforeAll(async () => {
  system = await ownRequest(payload);
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

/** As the admin's drawer does: Payload requires access to the admin. */
async function plan(who: Exclude<Person, 'anonymous'>, type: 'publish' | 'unpublish', id: string, date: Date) {
  const user = await payload.findByID({ collection: 'users', id: staff[who].id });
  const req = await ownRequest(payload, { user: { ...user, collection: 'users' } });
  return schedulePublish({ type, date, doc: { relationTo: 'pages', value: id }, req } as Parameters<
    typeof schedulePublish
  >[0]);
}

const work = () => doPlanned(system);

const queueAs = (userId: string, id: string) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id }, user: { relationTo: 'users', value: userId } },
    waitUntil: minutes(-1),
  } as unknown as Parameters<Payload['jobs']['queue']>[0]);

describe('a planned change', () => {
  it('happens at its time and not before, and is then forgotten', async () => {
    const { id, path = '' } = await create(payload, 'pages', 'Planned', { status: 'draft' });
    expect(await plan('editor', 'publish', id, minutes(60))).not.toHaveProperty('error');
    await work();
    expect(await publicRow(payload, 'pages', id)).toBeNull();
    expect(await plansOf(system, 'pages', id)).toMatchObject([
      { type: 'publish', title: 'Planned', by: 'editor', reason: null, collection: 'pages', document: id },
    ]);

    await plan('editor', 'publish', id, minutes(-1));
    expect(await expiredBy(work)).toContain(tags.path(path));
    expect(await publicRow(payload, 'pages', id)).toMatchObject({ lastEditor: staff.editor.id });
    expect(await plansOf(system, 'pages', id)).toHaveLength(1);

    await plan('editor', 'unpublish', id, minutes(-1));
    await work();
    expect(await publicRow(payload, 'pages', id)).toBeNull();
  });

  it('publishes what the draft says at that time', async () => {
    const { id } = await create(payload, 'pages', 'Before', { status: 'draft' });
    await plan('admin', 'publish', id, minutes(-1));
    await change(payload, 'pages', id, { title: 'After' }, { status: 'draft' });
    await work();
    expect(await publicRow(payload, 'pages', id)).toMatchObject({ title: 'After' });
  });

  it('that fails says why, stays to be seen, and can be dismissed by editors', async () => {
    const { id } = await create(payload, 'pages', 'Incomplete', { status: 'draft' });
    await change(payload, 'pages', id, { title: '' }, { status: 'draft' });
    await plan('editor', 'publish', id, minutes(-1));
    await work();
    await work();
    expect(await publicRow(payload, 'pages', id)).toBeNull();
    const [failed] = await plansOf(system, 'pages', id);
    expect(failed).toMatchObject({ reason: expect.stringMatching(/^Required fields are missing or invalid: .*Title/) });
    expect((await listOverdue(system)).map((one) => one.document)).toContain(id);
    expect((await listScheduled(system)).map((one) => one.document)).not.toContain(id);

    const forget = `/editorial/plans/${failed?.id}/forget`;
    expect((await staff.editor.rest('POST', forget)).status).toBe(200);
    expect(await plansOf(system, 'pages', id)).toEqual([]);
  });

  it('that the database interrupts happens the next time, and is logged as published once', async () => {
    const { id } = await create(payload, 'pages', 'Interrupted', { status: 'draft' });
    await plan('editor', 'publish', id, minutes(-1));
    interruptNextSave(payload, 'pages');
    await work();
    expect(await publicRow(payload, 'pages', id)).toBeNull();
    expect(await plansOf(system, 'pages', id)).toMatchObject([
      { reason: expect.stringMatching(/^The database failed/) },
    ]);
    await work();
    expect(await publicRow(payload, 'pages', id)).not.toBeNull();
    expect(await plansOf(system, 'pages', id)).toEqual([]);
    const { docs } = await payload.find({ collection: 'audit-log', where: { document: { equals: id } } });
    expect(docs.filter(({ action }) => action === 'publish')).toHaveLength(1);
  });

  it('that is done is never called failed, though the database fails in the statement after it', async () => {
    const { id } = await create(payload, 'pages', 'Done', { status: 'draft' });
    await plan('editor', 'publish', id, minutes(-1));
    await payload.db.pool.query(`create function payload.fails() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
      create trigger fails before insert on payload.payload_jobs_log for each row execute function payload.fails()`);
    try {
      await work();
    } finally {
      await payload.db.pool.query('drop function payload.fails cascade');
    }
    expect(payload.db.pool.idleCount).toBe(payload.db.pool.totalCount);
    expect(await publicRow(payload, 'pages', id)).not.toBeNull();
    expect(await plansOf(system, 'pages', id)).toEqual([]);
    await change(payload, 'pages', id, { title: 'Written since' }, { status: 'draft' });
    await work();
    expect(await publicRow(payload, 'pages', id)).toMatchObject({ title: 'Done' });
    const left = `select from payload.payload_jobs where input->'doc'->>'value' = $1`;
    expect((await payload.db.pool.query(left, [id])).rowCount).toBe(0);
  });

  it.each([
    ['happens a minute later', minutes(-2)],
    ['happens though the clock was ahead and is right again', minutes(120)],
  ])('whose process was killed %s', async (_, taken) => {
    const { id } = await create(payload, 'pages', 'Killed', { status: 'draft' });
    await plan('editor', 'publish', id, minutes(-5));
    const [planned] = await plansOf(system, 'pages', id);
    const take = `update payload.payload_jobs set processing = true, updated_at = $1 where id = $2`;
    await payload.db.pool.query(take, [new Date(), planned?.id]);
    await work();
    expect(await publicRow(payload, 'pages', id)).toBeNull();
    await payload.db.pool.query(take, [taken, planned?.id]);
    await work();
    expect(await publicRow(payload, 'pages', id)).not.toBeNull();
  });

  it('that has not run for a while is overdue', async () => {
    const { id } = await create(payload, 'pages', 'Late', { status: 'draft' });
    await plan('editor', 'publish', id, minutes(-5));
    expect((await listOverdue(system)).filter((one) => one.document === id)).toMatchObject([{ reason: null }]);
    await work();
    expect((await listOverdue(system)).filter((one) => one.document === id)).toEqual([]);
  });
});

describe('a change of what somebody has deleted meanwhile', () => {
  it.each(['publish', 'unpublish'] as const)('is not planned: %s', async (type) => {
    const { id } = await create(payload, 'pages', 'Deleted');
    const trashed = await create(payload, 'pages', 'Trashed');
    await payload.delete({ collection: 'pages', id });
    await payload.update({ collection: 'pages', id: trashed.id, data: { deletedAt: minutes(0).toISOString() } });
    for (const gone of [id, trashed.id]) {
      expect(await plan('editor', type, gone, minutes(60))).toMatchObject({
        error: expect.stringContaining('no longer exists, or is in the trash'),
      });
      expect(await plansOf(system, 'pages', gone)).toEqual([]);
    }
  });
});

describe('a planned end', () => {
  it('comes though the newest draft is not complete', async () => {
    const { id } = await create(payload, 'pages', 'Ends');
    await change(payload, 'pages', id, { title: '' }, { status: 'draft' });
    await plan('editor', 'unpublish', id, minutes(-1));
    await work();
    expect(await publicRow(payload, 'pages', id)).toBeNull();
    expect(await plansOf(system, 'pages', id)).toEqual([]);
  });

  it('of what is in the trash fails, and says so', async () => {
    const { id } = await create(payload, 'pages', 'Gone');
    await plan('editor', 'unpublish', id, minutes(-1));
    await staff.editor.rest('PATCH', `/pages/${id}`, { deletedAt: new Date().toISOString() });
    await work();
    expect(await plansOf(system, 'pages', id)).toMatchObject([{ reason: expect.stringMatching(/no longer exists/) }]);
  });
});

describe('who plans', () => {
  it.each(['author', 'reviewer'] as const)('not the %s', async (who) => {
    const { id } = await create(payload, 'pages', 'Not theirs', { status: 'draft' });
    expect(await plan(who, 'publish', id, minutes(-1))).toHaveProperty('error');
    expect(await plansOf(system, 'pages', id)).toEqual([]);
  });

  it('an author takes no plan of an editor away', async () => {
    const { id } = await create(payload, 'pages', 'Planned', { status: 'draft' });
    await plan('editor', 'publish', id, minutes(60));
    const [planned] = await plansOf(system, 'pages', id);
    const user = await payload.findByID({ collection: 'users', id: staff.author.id });
    const req = await ownRequest(payload, { user: { ...user, collection: 'users' } });
    const response = await schedulePublish({ deleteID: planned?.id, req } as Parameters<typeof schedulePublish>[0]);
    expect(response).toHaveProperty('error');
    expect(await plansOf(system, 'pages', id)).toHaveLength(1);
  });

  it('what got into the queue all the same is refused when it is due', async () => {
    const { id } = await create(payload, 'pages', 'Smuggled', { status: 'draft' });
    await queueAs(staff.author.id, id);
    await work();
    expect(await publicRow(payload, 'pages', id)).toBeNull();
    expect(await plansOf(system, 'pages', id)).toMatchObject([
      { reason: 'The person who scheduled it is not allowed to publish.' },
    ]);
  });
});

describe('positions with a last day', () => {
  const day = (text: string) => new Date(`${text}T12:00:00.000Z`);
  const open = (validThrough: string) =>
    create(payload, 'jobs', 'Open', { data: { validThrough: `${validThrough}T00:00:00.000Z` } });

  it('close on the day after, in UTC, and what visitors saw of them expires', async () => {
    const { id, path = '' } = await open('2026-03-10');
    await closeJobs(system, new Date('2026-03-10T23:59:59.000Z'));
    expect(await publicRow(payload, 'jobs', id)).not.toBeNull();
    const expired = await expiredBy(() => closeJobs(system, new Date('2026-03-11T00:00:00.000Z')));
    const linked = [tags.link(id), tags.name(path)];
    expect(expired).toEqual([tags.document(id), tags.list('jobs'), tags.path(path), ...linked].sort());
    expect(await publicRow(payload, 'jobs', id)).toBeNull();
    expect(await payload.findByID({ collection: 'jobs', id, draft: true })).toMatchObject({ _status: 'draft' });
  });

  it('that are drafts, or have no last day, or a later one, stay as they are', async () => {
    const draft = await create(payload, 'jobs', 'Draft', {
      status: 'draft',
      data: { validThrough: '2026-03-01T00:00:00.000Z' },
    });
    const endless = await create(payload, 'jobs', 'Endless');
    const later = await open('2026-05-01');
    const before = await payload.findByID({ collection: 'jobs', id: draft.id, draft: true, depth: 0 });
    await closeJobs(system, day('2026-04-01'));
    expect(await payload.findByID({ collection: 'jobs', id: draft.id, draft: true, depth: 0 })).toEqual(before);
    for (const { id } of [endless, later]) expect(await publicRow(payload, 'jobs', id)).not.toBeNull();
  });

  it('close though they have a drafted change, which is kept', async () => {
    const { id } = await open('2026-03-10');
    await change(payload, 'jobs', id, { title: 'Drafted' }, { status: 'draft' });
    await closeJobs(system, day('2026-03-20'));
    expect(await publicRow(payload, 'jobs', id)).toBeNull();
    expect(await payload.findByID({ collection: 'jobs', id, draft: true })).toMatchObject({ title: 'Drafted' });
  });

  it('close though one of them cannot be saved any more', async () => {
    const broken = await open('2026-03-10');
    await change(payload, 'jobs', broken.id, { summary: '' }, { status: 'draft' });
    const { id } = await open('2026-03-10');
    await closeJobs(system, day('2026-03-20'));
    expect(await publicRow(payload, 'jobs', broken.id)).toBeNull();
    expect(await publicRow(payload, 'jobs', id)).toBeNull();
  });
});

it('every kind of content can be planned', async () => {
  for (const slug of contentCollections) {
    expect(payload.collections[slug]?.config.versions?.drafts, slug).toMatchObject({ schedulePublish: true });
  }
});

it('an author changes nothing that an editor has planned to publish, until the plan is taken back', async () => {
  const { id } = await create(payload, 'pages', 'Planned as it is', { status: 'draft' });
  const write = () => staff.author.rest('PATCH', `/pages/${id}?draft=true`, { title: 'Slipped in' });
  expect((await write()).status).toBe(200);
  await plan('editor', 'publish', id, minutes(60));
  const refused = await write();
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain('An editor has scheduled this for publishing.');
  expect((await staff.editor.rest('PATCH', `/pages/${id}?draft=true`, { title: 'Mended' })).status).toBe(200);
  const [plans] = await plansOf(system, 'pages', id);
  await payload.delete({ collection: 'payload-jobs', id: String(plans?.id) });
  expect((await write()).status).toBe(200);
});
