import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { createLocalReq, type FlattenedField, type RelationshipField, type Where } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { readRecent } from '@/admin/dashboard/read-recent';
import type { Choices } from '@/admin/pickers/choices';
import { env } from '@/env';
import { cookieIn, countedAs, readAssignments, shortId } from '@/lib/experiment';
import { brokenWithin } from '@/plugins/link-check/within';
import { addCounts } from '@/plugins/statistics/stored-counts';
import { tags } from '@/publishing/tags';
import { expiredBy } from '../../../tests/helpers/expired-tags';
import { globalSample } from '../../../tests/helpers/global-samples';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, next, publicRow, type Saved } from '../../../tests/helpers/samples';
import { type Person, signIn } from '../../../tests/helpers/staff';
import { goalReached, versionSeen } from './goals';
import type { Overview } from './overview';

const payload = await testPayload();
const staff = await signIn(payload);

const section = { ground: 'frost', spacing: 'standard' };
const hero = (heading: string, address = '/booking') => ({
  blockType: 'hero',
  layout: 'plain',
  heading,
  links: [{ label: 'Book', kind: 'address', address, appearance: 'solid' }],
  section: { ground: 'graphite', spacing: 'standard' },
});
const signup = { blockType: 'newsletter-signup', heading: 'Subscribe', text: 'Six issues a year.', section };
const linkGoal = { kind: 'link', path: '/booking' };
const signupGoal = { kind: 'form', form: 'newsletter' };

type Made = { id: string; title: string; variants: { page: string }[] };

const post = <T = Record<string, unknown>>(path: string, body: object = {}, who: Person = 'editor') =>
  staff[who].rest<T & { error: string }>('POST', path, body);
const act = (made: { id: string }, action: string, body: object = {}) =>
  post<{ page: string }>(`/experiments/${made.id}/${action}`, body);
const stored = ({ id }: { id: string }) => payload.findByID({ collection: 'experiments', id, depth: 0 });
const overview = async ({ id }: { id: string }) =>
  (await staff.editor.rest<Overview>('GET', `/experiments/${id}/overview`)).body;

async function draft(goal: object = linkGoal, blocks: object[] = [hero('As it is'), signup]) {
  const page = await create(payload, 'pages', `Tested ${next()}`, { data: { blocks } });
  const { status, body } = await post<{ doc: Made }>('/experiments', { title: `Try ${next()}`, page: page.id, goal });
  expect(status).toBe(201);
  return { page, made: body.doc };
}

const publish = (id: string, data: object = {}) => change(payload, 'pages', id, { ...data });

async function started(goal?: object) {
  const { page, made } = await draft(goal);
  const { body } = await act(made, 'variant');
  await publish(body.page, { blocks: [hero('Another one'), signup] });
  const response = await act(made, 'start');
  expect([response.status, response.body.error]).toEqual([200, undefined]);
  return { page, made, variant: body.page };
}

const headingOf = (page: Saved | null) => (page?.blocks as { heading?: string }[] | undefined)?.[0]?.heading;
const anonymous = (path: string) => staff.anonymous.rest<{ docs: unknown[]; doc?: unknown }>('GET', path);

it('a form that was open before a variant was made is refused, so that the variant stays', async () => {
  const { made } = await draft();
  const { updatedAt, variants } = await stored(made);
  expect((await act(made, 'variant')).status).toBe(200);
  const saved = await staff.admin.rest('PATCH', `/experiments/${made.id}`, { title: 'Renamed', variants, updatedAt });
  expect([saved.status, JSON.stringify(saved.body)]).toEqual([409, expect.stringContaining('Nothing is lost')]);
  expect((await stored(made)).variants).toHaveLength(1);
});

describe('a variant', () => {
  it('is a copy of the page, which visitors find nowhere', async () => {
    const { page, made } = await draft();
    const { body } = await act(made, 'variant');
    const copy = await payload.findByID({ collection: 'pages', id: body.page, draft: true, depth: 0 });
    expect(copy).toMatchObject({
      title: `${page.title} (Variant B)`,
      path: `${page.path}-variant-b`,
      variantOf: page.id,
      _status: 'draft',
    });
    expect(headingOf(copy as unknown as Saved)).toBe('As it is');
    await publish(body.page);
    expect((await anonymous(`/pages/${body.page}`)).status).toBe(404);
    expect((await anonymous(`/pages?where[path][equals]=${copy.path}`)).body.docs).toEqual([]);
    expect((await anonymous(`/pages/${page.id}`)).status).toBe(200);
    expect(JSON.stringify((await anonymous(`/pages/${page.id}`)).body)).not.toContain('variantOf');
    const { readPublishedPages } = await import('@/data/published-pages');
    const paths = (await readPublishedPages(payload)).map(({ path }) => path);
    expect(paths).toContain(page.path);
    expect(paths).not.toContain(copy.path);
  });

  it('has no link preview, so lists of documents show none', async () => {
    const { page, made } = await draft();
    const { body } = await act(made, 'variant');
    const title = `As it is ${next()}`;
    for (const id of [page.id, body.page])
      await staff.editor.rest('PATCH', `/pages/${id}`, { title, _status: 'published' });

    const recent = await readRecent(payload, String(staff.editor.id));
    const found = await post<Choices>('/choices', { from: [{ collection: 'pages' }], search: title });
    for (const shown of [recent, found.body.groups.flatMap(({ choices }) => choices)]) {
      const pictures = Object.fromEntries(shown.map(({ id, picture }) => [id, picture]));
      expect([pictures[page.id], pictures[body.page]]).toEqual([`/og${page.path}.png`, undefined]);
    }
  });

  it('and the others get equal shares', async () => {
    const { made } = await draft();
    for (const _ of ['b', 'c', 'd']) expect((await act(made, 'variant')).status).toBe(200);
    const { controlShare, variants } = await stored(made);
    expect([controlShare, variants?.map(({ share }) => share)]).toEqual([25, [25, 25, 25]]);
    expect(await act(made, 'variant')).toMatchObject({
      status: 409,
      body: { error: 'An experiment has at most three variants.' },
    });
  });

  it('copied becomes an ordinary page', async () => {
    const { made } = await draft();
    const { body } = await act(made, 'variant');
    const copied = await staff.editor.rest<{ doc: { variantOf: unknown } }>(
      'POST',
      `/pages/${body.page}/duplicate`,
      {},
    );
    expect(copied.body.doc.variantOf ?? null).toBeNull();
  });

  it('cannot be made or unmade over the API', async () => {
    const { page } = await draft();
    const other = await create(payload, 'pages', 'Other');
    await staff.admin.rest('PATCH', `/pages/${other.id}`, { variantOf: page.id, _status: 'published' });
    expect((await anonymous(`/pages/${other.id}`)).status).toBe(200);
  });
});

describe('starting', () => {
  it('needs published variants, shares of 100 and the goal on each of them, and says all that is missing', async () => {
    const { made } = await draft(signupGoal, [hero('As it is')]);
    expect((await overview(made)).problems).toContain('Make at least one variant.');
    await act(made, 'variant');
    await staff.editor.rest('PATCH', `/experiments/${made.id}`, { controlShare: 40 });
    const { status, body } = await act(made, 'start');
    expect(status).toBe(409);
    expect(body.error).toBe(
      'The shares are 90 percent together. Make them 100. Variant B is not published. Publish it first. The page has no section with the form of the goal.',
    );
    expect((await stored(made)).state).toBe('draft');
  });

  it('refuses a variant without the link of the goal', async () => {
    const { made } = await draft();
    const { body } = await act(made, 'variant');
    await publish(body.page, { blocks: [hero('Another one', '/contact')] });
    expect((await overview(made)).problems).toEqual(['Variant B has no section with a link to /booking.']);
    await publish(body.page, { blocks: [hero('Another one', '/booking?from=b')] });
    expect((await overview(made)).problems).toEqual([]);
  });

  it('finds a link to a page by the page, and a form in a section of another page', async () => {
    const target = await create(payload, 'pages', 'Target');
    const toTarget = {
      ...hero('To it'),
      links: [{ label: 'Go', kind: 'document', document: { relationTo: 'pages', value: target.id } }],
    };
    const { made } = await draft({ kind: 'link', path: target.path }, [toTarget]);
    await publish((await act(made, 'variant')).body.page);
    expect((await overview(made)).problems).toEqual([]);

    const shared = await create(payload, 'pages', 'Shared', {
      data: { blocks: [{ ...signup, section: { ...section, anchor: 'subscribe' } }] },
    });
    const reference = { relationTo: 'pages', value: shared.id };
    const block = { blockType: 'shared-section', document: reference, anchor: 'subscribe', section };
    const other = await draft(signupGoal, [hero('As it is'), block]);
    await publish((await act(other.made, 'variant')).body.page);
    expect((await overview(other.made)).problems).toEqual([]);
  });

  it('is refused where another experiment runs on the page, and where nothing is counted', async () => {
    const { page } = await started();
    const second = await post<{ doc: Made }>('/experiments', { title: 'Second', page: page.id, goal: linkGoal });
    await publish((await act(second.body.doc, 'variant')).body.page);
    expect((await act(second.body.doc, 'start')).body.error).toMatch(
      /^The experiment “Try \d+” is running on this page/,
    );

    const setting = (countVisits: boolean) =>
      payload.updateGlobal({
        slug: 'site-settings',
        data: { ...globalSample('site-settings', 'Alethia'), countVisits, _status: 'published' } as never,
      });
    await setting(false);
    expect((await act(second.body.doc, 'start')).body.error).toContain('The site does not count visits.');
    await setting(true);
  });

  it('and ending expire the page and its variants, and are in the audit log', async () => {
    const { page, made } = await draft();
    await publish((await act(made, 'variant')).body.page);
    const expected = [tags.experiment(page.id), tags.list('experiments')];
    expect(await expiredBy(() => act(made, 'start'))).toEqual(expected);
    expect(await expiredBy(() => act(made, 'end'))).toEqual(expected);
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { document: { equals: made.id } },
      sort: 'createdAt',
    });
    expect(docs.map(({ action, detail, whoName }) => [action, detail, whoName])).toEqual([
      ['experiment', 'Started', 'editor'],
      ['experiment', 'Ended', 'editor'],
    ]);
    expect(await act(made, 'start')).toMatchObject({ status: 409 });
  });

  it('ending, taking and making a variant are done once, however often and fast the request is sent', async () => {
    const { made } = await draft();
    const logged = async () =>
      (await payload.find({ collection: 'audit-log', where: { document: { equals: made.id } } })).docs
        .map(({ detail }) => detail)
        .toSorted();
    const thrice = async (action: string, body: object = {}) =>
      Promise.all([1, 2, 3].map(() => act(made, action, body)));
    const pages = (await thrice('variant', { letter: 'b' })).map(({ body }) => body.page);
    expect(new Set(pages).size).toBe(1);
    expect((await stored(made)).variants).toMatchObject([{ page: pages[0], share: 50 }]);
    await publish(pages[0] ?? '');
    for (const [action, body] of [['start'], ['end'], ['take', { letter: 'b' }]] as const)
      expect((await thrice(action, body)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await logged()).toEqual(['Ended', 'Started', 'Took: Variant B']);
    expect(await act(made, 'take', { letter: 'a' })).toMatchObject({ status: 409 });
  });

  it.each([
    ['form', (id: string) => `/${id}`],
    ['list', (id: string) => `?where[id][in][0]=${id}`],
  ])('is not taken back by a %s that is saved at that moment', async (_, at) => {
    const { made } = await draft();
    await publish((await act(made, 'variant')).body.page);
    const save = () => staff.editor.rest('PATCH', `/experiments${at(made.id)}`, { title: `Named ${next()}` });
    const [began] = await Promise.all([act(made, 'start'), save(), save(), save()]);
    expect([began?.status, (await stored(made)).state]).toEqual([200, 'running']);
  });
});

it('a page of a running experiment is not thrown away', async () => {
  const { page, variant, made } = await started();
  const trash = (id: string) =>
    staff.editor.rest('PATCH', `/pages/${id}?force=true`, { deletedAt: new Date().toISOString() });
  expect((await trash(page.id)).status).toBe(409);
  expect((await trash(variant)).status).toBe(409);
  await act(made, 'end');
  expect((await trash(variant)).status).toBe(200);
});

it('a page is not deleted while its experiment runs, or before its variants: they would become pages of their own', async () => {
  const { page, variant, made } = await started();
  const remove = (id: string) => staff.editor.rest('DELETE', `/pages/${id}?force=true`);
  expect([(await remove(page.id)).status, (await remove(variant)).status]).toEqual([409, 409]);
  await act(made, 'end');
  expect((await remove(page.id)).status).toBe(409);
  await staff.editor.rest('PATCH', `/pages/${variant}`, { _status: 'draft' });
  expect((await remove(page.id)).status).toBe(200);
  expect((await anonymous(`/pages/${variant}`)).status).toBe(404);
});

it('its pages can be deleted once it has ended, and what is left of it says what is missing', async () => {
  const { page, variant, made } = await started();
  await act(made, 'end');
  for (const id of [variant, page.id])
    expect((await staff.editor.rest('DELETE', `/pages/${id}?force=true`)).status).toBe(200);
  expect((await overview(made)).versions.map(({ page: left }) => left)).toEqual([undefined, undefined]);
  const empty = await post<{ doc: Made }>('/experiments', { title: 'Empty', goal: linkGoal });
  expect((await overview(empty.body.doc)).problems).toContain('Choose the page.');
});

describe('taking', () => {
  it('a variant publishes its sections at the page, which can be restored, and unpublishes the variants', async () => {
    const { page, made, variant } = await started();
    await payload.update({
      collection: 'pages',
      id: variant,
      data: { meta: { title: 'Better' }, _status: 'published' },
    });
    const expired = await expiredBy(() => act(made, 'take', { letter: 'b' }));
    expect(expired).toEqual(expect.arrayContaining([tags.experiment(page.id), tags.document(page.id)]));
    const live = await publicRow(payload, 'pages', page.id);
    expect([headingOf(live), live?.path, live?.title]).toEqual(['Another one', page.path, page.title]);
    expect(live?.meta).toMatchObject({ title: 'Better', hideFromSearch: false });
    expect(await publicRow(payload, 'pages', variant)).toBeNull();
    expect(await stored(made)).toMatchObject({ state: 'ended', winner: 'b', endedAt: expect.any(String) });
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: page.id } } });
    expect(docs.map(({ version }) => headingOf(version as unknown as Saved))).toContain('As it is');
    const log = await payload.find({ collection: 'audit-log', where: { document: { equals: made.id } } });
    expect(log.docs.map(({ detail }) => detail)).toContain('Took: Variant B');
  });

  it('the page as it is unpublishes the variants, also after the end', async () => {
    const { page, made, variant } = await started();
    await act(made, 'end');
    expect((await act(made, 'take', { letter: 'a' })).status).toBe(200);
    expect(headingOf(await publicRow(payload, 'pages', page.id))).toBe('As it is');
    expect(await publicRow(payload, 'pages', variant)).toBeNull();
  });

  it('happens as a whole or not at all', async () => {
    const { page, made } = await started();
    const release = await post('/releases', {
      title: `Spring ${next()}`,
      documents: [{ relationTo: 'pages', value: page.id }],
    });
    expect(release.status).toBe(201);
    expect((await act(made, 'take', { letter: 'b' })).status).toBe(409);
    expect(headingOf(await publicRow(payload, 'pages', page.id))).toBe('As it is');
    expect((await stored(made)).state).toBe('running');
    expect((await act(made, 'take', { letter: 'd' })).body.error).toBe('This experiment has no such version.');
  });
});

describe('a goal', () => {
  const person = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    origin: new URL(env().SITE_URL).origin,
  };
  const headersWith = (value: string, more = {}) =>
    new Headers({ ...person, cookie: `alethia_experiments=${value}`, ...more });
  const counted = async (id: string) => {
    const { pool } = payload.db as unknown as PostgresAdapter;
    const { rows } = await pool.query('select variant, goals from payload.page_statistics where variant like $1', [
      `${id}/%`,
    ]);
    // Postgres's numeric comes as text.
    return rows.map(({ variant, goals }: { variant: string; goals: string }) => [variant, Number(goals)]);
  };
  /** Counts are written every 10 s. */
  async function afterWriting(work: () => Promise<void>): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await work();
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
  }

  it('is counted once for each visitor of the experiment, for the variant', async () => {
    const { made } = await started();
    const reached = { link: '/booking' };
    await afterWriting(async () => {
      const cookie = await goalReached(headersWith(`${shortId(made.id)}-b`), reached);
      const after = cookieIn(cookie?.header.split(';')[0]) ?? '';
      expect(readAssignments(after)).toEqual([{ experiment: shortId(made.id), letter: 'b', isReached: true }]);
      expect(await goalReached(headersWith(after), reached)).toBeUndefined();
    });
    await expect.poll(() => counted(made.id)).toEqual([[countedAs(made.id, 'b'), 1]]);
  });

  it('is not counted for others', async () => {
    const { page, made } = await started();
    const [mine, link] = [`${shortId(made.id)}-b`, { link: '/booking' }];
    const none = [
      goalReached(new Headers(person), link),
      goalReached(headersWith('00000000-b'), link),
      goalReached(headersWith(`${shortId(made.id)}-d`), link),
      goalReached(headersWith(mine, { 'sec-gpc': '1' }), link),
      goalReached(headersWith(mine, { dnt: '1' }), link),
      goalReached(headersWith(mine, { origin: 'https://elsewhere.example' }), link),
      goalReached(headersWith(mine), { link: '/contact' }),
      goalReached(headersWith(mine), { form: 'newsletter', page: String(page.path) }),
    ];
    expect(await Promise.all(none)).toEqual(none.map(() => undefined));
    await act(made, 'end');
    expect(await goalReached(headersWith(mine), link)).toBeUndefined();
  });

  it('comes with a form of the page, in words, from visitors who take part alone', async () => {
    const { page, made } = await started();
    const path = String(page.path);
    const mine = `${shortId(made.id)}-b`;
    expect(await versionSeen(headersWith(mine), path)).toBe(`${made.title}: Variant B`);
    expect(await versionSeen(headersWith(`${shortId(made.id)}-a`), path)).toBe(`${made.title}: The page`);
    const none = [
      versionSeen(headersWith(mine), '/contact'),
      versionSeen(headersWith(mine), null),
      versionSeen(headersWith(mine, { 'sec-gpc': '1' }), path),
      versionSeen(headersWith(`${shortId(made.id)}-d`), path),
      versionSeen(new Headers(person), path),
    ];
    expect(await Promise.all(none)).toEqual(none.map(() => undefined));
    await act(made, 'end');
    expect(await versionSeen(headersWith(mine), path)).toBeUndefined();
  });

  it('is the chosen form of the page', async () => {
    const { page, made } = await started(signupGoal);
    const headers = headersWith(`${shortId(made.id)}-a`);
    expect(await goalReached(headers, { form: 'contact', page: String(page.path) })).toBeUndefined();
    expect(await goalReached(headers, { form: 'newsletter', page: '/about' })).toBeUndefined();
    await afterWriting(async () => {
      expect(await goalReached(headers, { form: 'newsletter', page: String(page.path) })).toBeDefined();
      expect(await goalReached(headers, { form: 'newsletter', page: null })).toBeDefined();
    });
    await expect.poll(() => counted(made.id)).toEqual([[countedAs(made.id, 'a'), 2]]);
  });

  it('and exposures are what the figures show', async () => {
    const { page, made } = await started();
    const at = { day: '2026-11-23', path: String(page.path) };
    await addCounts(payload, [
      { ...at, variant: countedAs(made.id, 'a'), views: 1000, goals: 40 },
      { ...at, variant: countedAs(made.id, 'b'), views: 1000, goals: 60 },
    ]);
    const { result } = await overview(made);
    expect(result?.isUneven).toBe(false);
    expect(result?.versions.map(({ visitors, goals: reached, verdict }) => [visitors, reached, verdict])).toEqual([
      [1000, 40, undefined],
      [1000, 60, 'better'],
    ]);
  });
});

it('nothing links to a variant: it has no address of its own', async () => {
  const { page, variant } = await started();
  const { path } = await payload.findByID({ collection: 'pages', id: variant, depth: 0 });
  const refusal = async (link: object) => {
    const blocks = [{ ...hero('Links'), links: [{ label: 'There', appearance: 'solid', ...link }] }];
    const { status, body } = await staff.editor.rest<{ errors: { data: { errors: { message: string }[] } }[] }>(
      ...(['POST', '/pages', { title: 'Links', path: `/links-${next()}`, blocks, _status: 'published' }] as const),
    );
    return [status, body.errors?.[0]?.data.errors[0]?.message];
  };
  const to = (value: string) => refusal({ kind: 'document', document: { relationTo: 'pages', value } });
  expect(await to(page.id)).toEqual([201, undefined]);
  expect(await to(variant)).toEqual([
    400,
    expect.stringContaining('The page is a variant of an experiment. Link to the page of the experiment.'),
  ]);
  const { id } = await create(payload, 'pages', 'By address', { data: { blocks: [hero('Links', String(path))] } });
  expect(await brokenWithin(await createLocalReq({}, payload), (key) => key === id)).toMatchObject([
    { title: 'By address', address: path, reason: 'No page is published at this path.' },
  ]);
});

const within = (fields: FlattenedField[]): RelationshipField[] =>
  fields.flatMap((field): RelationshipField[] =>
    field.type === 'relationship'
      ? [field as RelationshipField]
      : 'flattenedFields' in field
        ? within(field.flattenedFields)
        : [],
  );

it('no field offers a variant to link to', async () => {
  const { page, variant } = await started();
  const fields = [...(payload.config.blocks ?? []), payload.collections.pages.config].flatMap(({ flattenedFields }) =>
    within(flattenedFields),
  );
  const toPages = fields.filter(({ relationTo }) => relationTo.includes('pages'));
  const names = new Set(toPages.map(({ name }) => name));
  expect(names).toEqual(new Set(['document', 'canonical', 'translationOf', 'variantOf']));
  const pickers = toPages.filter(({ name }) => name === 'document' || name === 'canonical');
  for (const { filterOptions } of pickers) {
    const where = typeof filterOptions === 'function' ? await filterOptions({ relationTo: 'pages' } as never) : false;
    expect(where).toBeTypeOf('object');
    const { docs } = await payload.find({ collection: 'pages', where: where as Where, depth: 0, pagination: false });
    const ids = docs.map(({ id }) => id);
    expect([ids.includes(page.id), ids.includes(variant)]).toEqual([true, false]);
  }
});
