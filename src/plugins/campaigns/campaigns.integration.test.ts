import { randomUUID } from 'node:crypto';
import type { Campaign } from '@payload-types';
import type { CollectionSlug } from 'payload';
import { describe, expect, it } from 'vitest';
import { addCounts } from '@/plugins/statistics/stored-counts';
import { withInbox } from '../../../tests/helpers/inbox';
import { create, next, publicRow } from '../../../tests/helpers/samples';
import type { Person } from '../../../tests/helpers/staff';
import type { CampaignOverview } from './overview';

const inbox = withInbox();
const { addMessage, addBooking, addSubmission, sql } = inbox;

const made = ['campaigns', 'pages', 'forms', 'newsletter-issues', 'releases', 'experiments'] as const;
const counts = () =>
  Promise.all(
    made.map(async (collection: CollectionSlug) => (await inbox.payload.count({ collection, trash: true })).totalDocs),
  );

type Sent = Record<string, unknown> & { id: string; title: string };

const briefOf = (more: object = {}): Sent => ({
  ...{ id: randomUUID(), title: `Outlook ${next()}`, promise: 'See the ramp first', about: 'For those on shift.' },
  ...{ audience: '', language: 'en', template: 'short', word: '', shortPath: '', publishAt: '' },
  ...{ hasIssue: false, hasExperiment: false, ...more },
});
const make = (sent: object, who: Person = 'editor') =>
  inbox.staff[who].rest<{ id: string; error?: string }>('POST', '/campaigns/make', sent);
const act = <T = { error?: string }>(method: string, path: string, who: Person = 'editor') =>
  inbox.staff[who].rest<T & { error?: string }>(method as 'POST', path);
const overview = async (id: string, who: Person = 'editor') =>
  (await act<CampaignOverview>('GET', `/campaigns/${id}/overview`, who)).body;
const stored = (id: string) => inbox.payload.findByID({ collection: 'campaigns', id, depth: 0, disableErrors: true });

async function madeFrom(more: object = {}, who: Person = 'editor'): Promise<Campaign> {
  const { status, body } = await make(briefOf(more), who);
  expect([status, body.error]).toEqual([200, undefined]);
  return inbox.payload.findByID({ collection: 'campaigns', id: body.id, depth: 0 });
}

const everything = (short = `/short-${next()}`) => ({
  ...{ hasIssue: true, hasExperiment: true, shortPath: short, audience: 'For utilities' },
});

const pageOf = ({ page }: Campaign) =>
  inbox.payload.findByID({ collection: 'pages', id: String(page), draft: true, depth: 0 });

describe('a brief', () => {
  it('makes everything as drafts in one open release, and nothing is live', async () => {
    const campaign = await madeFrom(everything('/spring-here'));
    const { payload } = inbox;
    const page = await pageOf(campaign);
    expect(page).toMatchObject({ _status: 'draft', path: `/${campaign.word}`, meta: { description: campaign.about } });
    expect(page.blocks?.map(({ blockType }) => blockType)).toEqual(['hero', 'form']);
    expect(page.blocks?.[0]).toMatchObject({ heading: campaign.promise, badge: 'For utilities' });
    const issue = await payload.findByID({ collection: 'newsletter-issues', id: String(campaign.issue), draft: true });
    expect(issue.sections?.at(-1)).toMatchObject({
      url: `/${campaign.word}?utm_campaign=${campaign.word}&utm_source=newsletter&utm_medium=email`,
    });
    const release = await payload.findByID({ collection: 'releases', id: String(campaign.release), depth: 0 });
    expect(release).toMatchObject({ state: 'open', redirects: [{ from: '/spring-here', status: '302' }] });
    expect(new Set(release.documents?.map(({ value }) => value))).toEqual(
      new Set([campaign.page, campaign.variant, campaign.form, campaign.issue]),
    );
    const experiment = await payload.findByID({
      collection: 'experiments',
      id: String(campaign.experiment),
      depth: 0,
    });
    expect(experiment).toMatchObject({
      ...{ state: 'draft', page: campaign.page, variants: [{ page: campaign.variant, share: 50 }] },
      goal: { kind: 'form', form: 'built', builtForm: campaign.form },
    });
    expect(await publicRow(payload, 'pages', String(campaign.page))).toBeNull();
    expect(await publicRow(payload, 'forms', String(campaign.form))).toBeNull();
    expect(
      (await payload.count({ collection: 'redirects', where: { from: { equals: '/spring-here' } } })).totalDocs,
    ).toBe(0);
  });

  it('goes live with its release, without a change by hand, and is discarded once that is undone', async () => {
    const campaign = await madeFrom(everything('/goes-live'));
    const { payload } = inbox;
    const checked = await act<{ problems: object[] }>('POST', `/releases/${campaign.release}/check`);
    expect(checked.body.problems.filter((one) => 'stops' in one && one.stops)).toEqual([]);
    expect((await act('POST', `/releases/${campaign.release}/publish`)).status).toBe(200);
    expect((await publicRow(payload, 'pages', String(campaign.page)))?.path).toBe(`/${campaign.word}`);
    const { docs } = await payload.find({ collection: 'redirects', where: { from: { equals: '/goes-live' } } });
    expect(docs[0]?.to.address).toBe(
      `/${campaign.word}?utm_campaign=${campaign.word}&utm_source=short-address&utm_medium=offline`,
    );
    expect(await overview(campaign.id)).toMatchObject({ state: 'published', mayDiscard: false });
    const tooEarly = await act('POST', `/campaigns/${campaign.id}/discard`);
    expect([tooEarly.status, tooEarly.body.error]).toEqual([
      409,
      'This campaign is live. Undo its release first, then discard it.',
    ]);
    expect((await act('POST', `/releases/${campaign.release}/undo`)).status).toBe(200);
    const discard = () => act('POST', `/campaigns/${campaign.id}/discard`);
    for (const one of await Promise.all([discard(), discard(), discard()]))
      expect(one).toMatchObject({ status: 200, body: { left: [] } });
    expect(await stored(campaign.id)).toBeNull();
    const gone = { trash: true, depth: 0 } as const;
    expect(
      (await payload.findByID({ collection: 'pages', id: String(campaign.page), ...gone })).deletedAt,
    ).toBeTruthy();
    expect(
      (await payload.findByID({ collection: 'forms', id: String(campaign.form), ...gone })).deletedAt,
    ).toBeTruthy();
    expect(
      (await payload.count({ collection: 'releases', where: { id: { equals: campaign.release } } })).totalDocs,
    ).toBe(0);
    expect((await discard()).status).toBe(200);
  });

  it('that is discarded leaves what others use, and says so', async () => {
    const campaign = await madeFrom();
    const user = await create(inbox.payload, 'pages', 'Uses the form', {
      data: {
        blocks: [
          {
            ...{ blockType: 'form', heading: 'Ask', form: campaign.form },
            section: { ground: 'white', spacing: 'standard' },
          },
        ],
      },
    });
    const { status, body } = await act<{ left: { title: string; reason: string }[] }>(
      'POST',
      `/campaigns/${campaign.id}/discard`,
    );
    expect([status, body.left]).toEqual([
      200,
      [{ title: campaign.title, reason: expect.stringContaining(`This is still used on "${user.title}"`) }],
    ]);
    const form = await inbox.payload.findByID({
      collection: 'forms',
      id: String(campaign.form),
      draft: true,
      depth: 0,
    });
    expect(form.deletedAt ?? null).toBeNull();
  });

  it('in another language has its page, form and words there', async () => {
    const campaign = await madeFrom({ title: 'Frühling über uns', language: 'de' });
    const page = await pageOf(campaign);
    expect(page).toMatchObject({ language: 'de', path: '/de/fruehling-ueber-uns' });
    expect(page.blocks?.at(-1)).toMatchObject({ heading: 'Sprechen Sie mit uns über Ihren Standort' });
    expect(campaign.word).toBe('fruehling-ueber-uns');
  });

  it('with a date is scheduled by who made it, and not for the past', async () => {
    const publishAt = '2999-01-01T00:00:00.000Z';
    const campaign = await madeFrom({ publishAt });
    expect(
      await inbox.payload.findByID({ collection: 'releases', id: String(campaign.release), depth: 0 }),
    ).toMatchObject({
      ...{ publishAt, state: 'open', plannedBy: inbox.staff.editor.id },
    });
    const past = await make(briefOf({ publishAt: '2020-01-01T00:00:00.000Z' }));
    expect([past.status, past.body.error]).toEqual([400, 'This time has passed. Choose a later one, or none.']);
  });

  it('of a landing page has sections to fill in, which stop the release until they are', async () => {
    const campaign = await madeFrom({ template: 'landing' });
    const { body } = await act<{ problems: { stops: boolean; reason: string }[] }>(
      'POST',
      `/releases/${campaign.release}/check`,
    );
    expect(body.problems.filter(({ stops }) => stops).map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/example/i),
    ]);
  });
});

describe('made once', () => {
  it('when it is sent twice, one after the other or at the same moment', async () => {
    const sent = briefOf(everything());
    const before = await counts();
    const responses = await Promise.all([make(sent), make(sent), make(sent)]);
    expect(responses.map(({ body }) => body.error)).toEqual([undefined, undefined, undefined]);
    expect(responses.map(({ status, body }) => [status, body.id])).toEqual(Array(3).fill([200, sent.id]));
    expect((await make(sent)).body).toEqual({ id: sent.id });
    const after = await counts();
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([1, 2, 1, 1, 1, 1]);
  });

  it('never in parts: what is refused says why and what to do, and nothing is left', async () => {
    await create(inbox.payload, 'pages', 'Already here', { data: { path: '/already-here' } });
    const { body: rule } = await inbox.staff.editor.rest('POST', '/redirects', {
      ...{
        from: '/taken',
        match: 'exact',
        status: '301',
        to: { label: 'Elsewhere', kind: 'address', address: '/booking' },
      },
    });
    expect(rule).toHaveProperty('doc');
    const other = await madeFrom({ word: 'in-use', shortPath: '/waiting' });
    const before = await counts();
    const cases: [object, string][] = [
      [
        { word: 'in-use' },
        `The links of the campaign “${other.title}” have the word “in-use” already. Choose another word.`,
      ],
      [{ shortPath: '/taken' }, 'A redirect leads from /taken to another place already. Choose another short address.'],
      [
        { shortPath: '/already-here' },
        'Short address: "Already here" already has the path /already-here. Choose another one.',
      ],
      [
        { shortPath: '/waiting' },
        `The release “${other.title}” has a redirect from /waiting. Choose another short address.`,
      ],
      [
        { title: 'Same place', shortPath: '/same-place' },
        'The page itself is going to be at /same-place. Choose another short address.',
      ],
    ];
    for (const [more, error] of cases) {
      const response = await make(briefOf(more));
      expect([response.status, response.body.error]).toEqual([409, error]);
    }
    for (const more of [{ title: ' ' }, { promise: '' }, { title: '…' }, { word: 'No Word' }, { shortPath: 'x' }])
      expect((await make(briefOf(more))).status).toBe(400);
    expect(await counts()).toEqual(before);
  });

  it('and rolled back as a whole if its last step fails in the database; sent again, it is made', async () => {
    const { pool } = inbox.payload.db;
    const sent = briefOf(everything());
    const before = await counts();
    await pool.query(`create function payload.no_campaign() returns trigger language plpgsql as
      $$ begin raise exception 'no room'; end $$;
      create trigger no_campaign before insert on payload.campaigns execute function payload.no_campaign()`);
    const failed = await make(sent);
    await pool.query('drop trigger no_campaign on payload.campaigns; drop function payload.no_campaign()');
    expect(failed.status).toBe(500);
    expect(await counts()).toEqual(before);
    expect((await make(sent)).body).toEqual({ id: sent.id });
  });

  it('a name that is taken gets another path, and its own word', async () => {
    const first = await madeFrom({ title: 'Twice the name' });
    const second = await madeFrom({ title: 'Twice the name', word: 'twice' });
    expect([(await pageOf(first)).path, (await pageOf(second)).path]).toEqual(['/twice-the-name', '/twice-the-name-2']);
    expect((await make(briefOf({ title: 'Twice the name' }))).status).toBe(409);
  });
});

describe('rights', () => {
  it('are those of each role: authors make drafts, editors also what they alone may write', async () => {
    expect((await make(briefOf(), 'anonymous')).status).toBe(403);
    expect((await make(briefOf(), 'reviewer')).status).toBe(403);
    const byAuthor = await madeFrom({ hasIssue: true }, 'author');
    expect((await pageOf(byAuthor)).lastEditor).toBe(inbox.staff.author.id);
    for (const more of [
      { shortPath: '/of-author' },
      { hasExperiment: true },
      { publishAt: '2999-01-01T00:00:00.000Z' },
    ]) {
      const { status, body } = await make(briefOf(more), 'author');
      expect([status, body.error]).toEqual([403, expect.stringContaining('Leave these out, or ask one.')]);
    }
    expect((await act('POST', `/campaigns/${byAuthor.id}/discard`, 'author')).status).toBe(403);
    expect((await overview(byAuthor.id, 'author')).results).toBeUndefined();
    expect((await act('POST', `/releases/${byAuthor.release}/publish`, 'author')).status).toBe(403);
    await madeFrom(everything(), 'admin');
  });

  it('to make one by hand has nobody', async () => {
    const data = { title: 'By hand', word: 'by-hand', promise: 'P', about: 'A', language: 'en' };
    expect((await inbox.staff.admin.rest('POST', '/campaigns', data)).status).toBe(403);
  });
});

it('the card adds up views, entries, bookings and replies of its word, by page', async () => {
  const campaign = await madeFrom({ word: 'counted' });
  expect((await act('POST', `/releases/${campaign.release}/publish`)).status).toBe(200);
  const { path } = await pageOf(campaign);
  const day = new Date().toISOString().slice(0, 10);
  await addCounts(inbox.payload, [{ day, path, variant: 'campaign/counted', views: 200 }]);
  const from = `campaign = '{"utm_campaign": "counted"}', source_page = '${path}'`;
  await addSubmission();
  await sql(`update form_submissions set ${from}, status = 'answered'`);
  await addBooking('2027-01-04T16:00:00Z');
  await sql(`update bookings set ${from}`);
  await addMessage();
  await sql(`update contact_messages set campaign = '{"utm_campaign": "another"}'`);
  const total = { views: 200, entries: 1, bookings: 1, answered: 1 };
  const shown = await overview(campaign.id);
  expect(shown.results).toEqual({ total, pages: [{ path, ...total }] });
  expect(shown.parts.map(({ kind, state }) => [kind, state])).toEqual([
    ['Release', 'Live'],
    ['Page', 'Live'],
    ['Form', 'Live'],
  ]);
});

it('its word is counted however many names somebody makes up', async () => {
  const campaign = await madeFrom({ word: 'announced' });
  expect((await act('POST', `/releases/${campaign.release}/publish`)).status).toBe(200);
  const { path } = await pageOf(campaign);
  const day = '2026-01-05';
  const of = (name: string) => ({ day, path, variant: `campaign/${name}`, views: 1 });
  await addCounts(
    inbox.payload,
    Array.from({ length: 300 }, (_, n) => of(`made-up-${n}`)),
  );
  await addCounts(inbox.payload, [of('announced'), of('not-announced')]);
  const { docs } = await inbox.payload.find({
    collection: 'page-statistics',
    where: { and: [{ day: { equals: day } }, { variant: { in: ['campaign/announced', 'campaign/not-announced'] } }] },
    depth: 0,
  });
  expect(docs.map(({ variant }) => variant)).toEqual(['campaign/announced']);
});
