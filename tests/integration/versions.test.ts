import { commitTransaction, initTransaction } from 'payload';
import { describe, expect, it } from 'vitest';
import { ownRequest } from '@/payload/own-request';
import { databaseOf } from '@/payload/transaction';
import { globalSample } from '../helpers/global-samples';
import { testPayload } from '../helpers/payload';
import { create, publicRow, type Sample, section } from '../helpers/samples';
import { signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

async function waitingForLocks(): Promise<number> {
  const { rows } = await (await databaseOf(payload)).execute<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rows[0]?.count ?? 0;
}

async function isSlow(): Promise<boolean> {
  const { rows } = await (await databaseOf(payload)).execute(
    "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'",
  );
  return rows.length > 0;
}

const newestFirst = (id: string) => ({ where: { parent: { equals: id } }, sort: '-updatedAt', depth: 0 });
const versionsOf = async (id: string) => (await payload.findVersions({ collection: 'pages', ...newestFirst(id) })).docs;
const versionsOfJob = async (id: string) =>
  (await payload.findVersions({ collection: 'jobs', ...newestFirst(id) })).docs;
const titlesOf = async (id: string) => (await versionsOf(id)).map(({ version }) => version.title);
const autosave = async (who: 'author' | 'editor', path: string, data: object) => {
  const { status } = await staff[who].rest('PATCH', `${path}?draft=true&autosave=true&overrideLock=true`, data);
  expect(status).toBe(200);
};
const ageNewest = async (id: string) => {
  const [newest] = await versionsOf(id);
  const createdAt = new Date(Date.now() - 3_600_000).toISOString();
  await payload.db.updateVersion({ collection: 'pages', id: newest?.id ?? '', versionData: { createdAt } as never });
};

it('a restored version of a translation or a variant stays one', async () => {
  const { id: original } = await create(payload, 'pages', 'Original');
  const german = { path: '/de/restored', translationOf: original };
  const restored = async (title: string, data: Sample) => {
    const { id } = await create(payload, 'pages', title, { status: 'draft', data });
    await autosave('editor', `/pages/${id}`, { title: `${title}, changed` });
    const version = (await versionsOf(id)).at(-1);
    expect((await staff.editor.rest('POST', `/pages/versions/${version?.id}`)).status).toBe(200);
    return payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
  };
  expect(await restored('German', german)).toMatchObject({ title: 'German', language: 'de', translationOf: original });
  expect(await restored('Variant', { variantOf: original })).toMatchObject({ title: 'Variant', variantOf: original });
});

it('a save writes none of the earlier versions again, but the one that was the newest', async () => {
  const rewritten = async (table: string, where: string, save: () => Promise<unknown>) => {
    const read = async () => {
      const query = `select id, ctid::text as place, latest from payload.${table} where ${where}`;
      return (await (await databaseOf(payload)).execute<{ id: string; place: string; latest: boolean | null }>(query))
        .rows;
    };
    const before = await read();
    await save();
    const after = await read();
    const moved = before.filter((one) => after.find(({ id }) => id === one.id)?.place !== one.place);
    return { before: before.length, moved, latest: after.filter(({ latest }) => latest).length };
  };
  const { id } = await create(payload, 'pages', 'Saved often');
  const change = (title: string) => payload.update({ collection: 'pages', id, data: { title }, draft: true, depth: 0 });
  for (const title of ['Once', 'Twice']) await change(title);
  const ofPage = await rewritten('_pages_v', `parent_id = '${id}'`, () => change('Thrice'));
  expect(ofPage).toEqual({ before: 3, moved: [expect.objectContaining({ latest: true })], latest: 1 });

  const rename = (name: string) =>
    payload.updateGlobal({ slug: 'navigation', data: globalSample('navigation', name) as never, depth: 0 });
  for (const name of ['One', 'Two', 'Three']) await rename(name);
  const ofGlobal = await rewritten('_navigation_v', 'true', () => rename('Four'));
  expect(ofGlobal.before).toBeGreaterThan(2);
  expect(ofGlobal).toMatchObject({ moved: [expect.objectContaining({ latest: true })], latest: 1 });
});

it('a publish responds with what is stored, and leaves no more versions than are kept', async () => {
  const { id } = await create(payload, 'pages', 'Before', { status: 'draft' });
  const { versions } = payload.collections.pages.config;
  const maxPerDoc = versions?.maxPerDoc;
  Object.assign(versions ?? {}, { maxPerDoc: 2 });
  try {
    for (const title of ['Once', 'Twice']) {
      const data = { title, _status: 'published' } as const;
      const response = await payload.update({ collection: 'pages', id, data, depth: 0 });
      const { createdAt, ...version } = (await versionsOf(id))[0]?.version ?? {};
      expect(response).toMatchObject({ ...version, title, _status: 'published' });
      expect(response).toEqual(await payload.findByID({ collection: 'pages', id, depth: 0 }));
    }
  } finally {
    Object.assign(versions ?? {}, { maxPerDoc });
  }
  expect(await titlesOf(id)).toEqual(['Twice', 'Once']);
});

describe('an autosave', () => {
  it('that meets a deletion leaves no version without a document behind', async () => {
    const { id } = await create(payload, 'pages', 'Deleted while saved', { status: 'draft' });
    const req = await ownRequest(payload);
    await initTransaction(req);
    const [newest] = await versionsOf(id);
    await payload.db.createVersion({
      collectionSlug: 'pages',
      parent: id,
      autosave: true,
      createdAt: new Date().toISOString(),
      updatedAt: new Date().toISOString(),
      versionData: { ...newest?.version, title: 'Typed last' } as never,
      req,
    });
    const deleted = payload.delete({ collection: 'pages', id });
    await expect.poll(() => waitingForLocks()).toBeGreaterThan(0);
    await commitTransaction(req);
    await deleted;
    const { docs } = await payload.find({ collection: 'pages', draft: true, depth: 0, pagination: false });
    expect(docs.filter((doc) => !doc.id)).toEqual([]);
  });

  it('that is under way lets a deletion wait, of one document and of several', async () => {
    const slow = (what: string) =>
      databaseOf(payload).then((database) => database.execute(what.replaceAll('SLOW', 'payload.slow_version')));
    await slow(`create function SLOW() returns trigger language plpgsql as
      $$ begin perform pg_sleep(1); return null; end $$;
      create trigger slow after insert on payload._pages_v for each row execute function SLOW()`);
    try {
      for (const several of [false, true]) {
        const { id, updatedAt } = await create(payload, 'pages', `Deleted in time: ${several}`, { status: 'draft' });
        const editorial = { form: 'one-form' };
        const saved = staff.editor.rest('PATCH', `/pages/${id}?draft=true&autosave=true`, {
          title: 'Typed last',
          updatedAt,
          editorial,
        });
        await expect.poll(isSlow).toBe(true);
        const where = several ? `?where[id][equals]=${id}&` : `/${id}?`;
        const { status } = await staff.editor.rest('DELETE', `/pages${where}trash=true&overrideLock=true`);
        expect([(await saved).status, status]).toEqual([200, 200]);
      }
    } finally {
      await slow('drop function SLOW cascade');
    }
  });

  it('goes on in the same version while one person writes, and never over what was saved by hand', async () => {
    const { id } = await create(payload, 'pages', 'By hand', { status: 'draft' });
    await autosave('author', `/pages/${id}`, { title: 'A' });
    await autosave('author', `/pages/${id}`, { title: 'AB' });
    expect(await titlesOf(id)).toEqual(['AB', 'By hand']);
  });

  it('keeps what somebody else has written', async () => {
    const { id } = await create(payload, 'pages', 'Begun', { status: 'draft' });
    await autosave('author', `/pages/${id}`, { title: 'Of the author' });
    await autosave('editor', `/pages/${id}`, { title: 'Of the editor' });
    await autosave('editor', `/pages/${id}`, { title: 'Of the editor too' });
    expect(await titlesOf(id)).toEqual(['Of the editor too', 'Of the author', 'Begun']);
  });

  it('keeps what the same person wrote some time ago, with its lists', async () => {
    const { id } = await create(payload, 'jobs', 'Reader', { status: 'draft' });
    await autosave('author', `/jobs/${id}`, { title: 'Yesterday' });
    const [newest] = await versionsOfJob(id);
    const createdAt = new Date(Date.now() - 3_600_000).toISOString();
    await payload.db.updateVersion({ collection: 'jobs', id: newest?.id ?? '', versionData: { createdAt } as never });
    await autosave('author', `/jobs/${id}`, { title: 'Today', whatYouDo: [{ text: 'Write' }] });
    const [today, yesterday] = await versionsOfJob(id);
    expect(today?.version).toMatchObject({ title: 'Today', whatYouDo: [{ text: 'Write' }] });
    expect(yesterday?.version).toMatchObject({ title: 'Yesterday', whatYouDo: [{ text: 'Read' }] });
  });

  it('of a page with sections keeps them', async () => {
    const blocks = ['One', 'Two', 'Three'].map((text) => ({ blockType: 'statement', text, layout: 'plain', section }));
    const { id } = await create(payload, 'pages', 'Three sections', { status: 'draft' });
    await autosave('author', `/pages/${id}`, { blocks });
    await ageNewest(id);
    await autosave('author', `/pages/${id}`, { blocks: blocks.slice(0, 1) });
    const counts = (await versionsOf(id)).map(({ version }) => version.blocks?.length ?? 0);
    expect(counts).toEqual([1, 3, 0]);
  });

  it('of site-wide content keeps what was written some time ago, and says who wrote', async () => {
    await payload.updateGlobal({ slug: 'footer', data: globalSample('footer', 'By hand') as never });
    await autosaveFooter('Before');
    const { docs } = await payload.findGlobalVersions({ slug: 'footer', sort: '-updatedAt', limit: 1 });
    const createdAt = new Date(Date.now() - 3_600_000).toISOString();
    await payload.db.updateGlobalVersion({
      global: 'footer',
      id: docs[0]?.id ?? '',
      versionData: { createdAt } as never,
    });
    await autosaveFooter('Now');
    await autosaveFooter('Now too');
    const all = await payload.findGlobalVersions({ slug: 'footer', sort: '-updatedAt', depth: 0 });
    expect(all.docs.map(({ version }) => [version.columns?.[0]?.title, version.lastEditor])).toEqual([
      ['Now too', staff.editor.id],
      ['Before', staff.editor.id],
      ['By hand', null],
    ]);
  });
});

const autosaveFooter = async (title: string) => {
  const { status } = await staff.editor.rest(
    'POST',
    '/globals/footer?draft=true&autosave=true',
    globalSample('footer', title),
  );
  expect(status).toBe(200);
};

describe('restoring', () => {
  it('a published version makes a draft, says whether it would move the page, and visitors see what they saw', async () => {
    const { id, path } = await create(payload, 'pages', 'First');
    await payload.update({
      collection: 'pages',
      id,
      data: { title: 'Second', path: `${path}-moved`, _status: 'published' },
    });
    const first = (await versionsOf(id)).at(-1);
    const { status, body } = await staff.editor.rest<{ message: string }>('POST', `/pages/versions/${first?.id}`);
    expect(status).toBe(200);
    expect(body.message).toContain(`from ${path}-moved to ${path}`);
    expect(await publicRow(payload, 'pages', id)).toMatchObject({ title: 'Second', path: `${path}-moved` });
    expect((await versionsOf(id))[0]?.version).toMatchObject({ title: 'First', path, _status: 'draft' });
    const { totalDocs } = await payload.count({
      collection: 'redirects',
      where: { from: { equals: `${path}-moved` } },
    });
    expect(totalDocs).toBe(0);
  });
});

describe('what is required and not there', () => {
  const ghost = '00000000-0000-4000-8000-000000000001';
  const publish = (id: string, blocks: object[]) =>
    staff.editor.rest<{ errors?: { data?: { errors?: { path: string }[] } }[] }>('PATCH', `/pages/${id}`, {
      blocks,
      _status: 'published',
    });
  const refusedAt = async (id: string, blocks: object[]) => {
    const { status, body } = await publish(id, blocks);
    return [status, body.errors?.[0]?.data?.errors?.map(({ path }) => path)];
  };

  it('stops publishing: a picture that does not exist, a page that does not, nothing chosen', async () => {
    const { id } = await create(payload, 'pages', 'Ghosts', { status: 'draft' });
    const media = (picture?: string) => ({ blockType: 'media', media: picture, width: 'wide', section });
    const primary = { label: 'Go', kind: 'document', document: { relationTo: 'pages', value: ghost } };
    const band = { blockType: 'cta-band', heading: 'Ours', text: 'Ours.', primary, section };
    expect(await refusedAt(id, [media(ghost)])).toEqual([400, ['blocks.0.media']]);
    expect(await refusedAt(id, [media()])).toEqual([400, ['blocks.0.media']]);
    expect(await refusedAt(id, [band])).toEqual([400, ['blocks.0.primary.document']]);
    expect(await publicRow(payload, 'pages', id)).toBeNull();
    const draft = await staff.editor.rest('PATCH', `/pages/${id}?draft=true`, { blocks: [media(ghost)] });
    expect(draft.status).toBe(200);
  });

  it('text of an example stops publishing until it is changed or confirmed', async () => {
    const { id } = await create(payload, 'pages', 'Examples', { status: 'draft' });
    const primary = { label: 'Book a discovery session', kind: 'address', address: '/book' };
    const band = {
      blockType: 'cta-band',
      heading: 'Bring the question no dashboard has answered.',
      text: 'Ours.',
      primary,
      section,
    };
    expect(await refusedAt(id, [band])).toEqual([400, ['blocks.0.exampleConfirmed']]);
    expect(await refusedAt(id, [{ ...band, rightExamples: ['Another text'] }])).toEqual([
      400,
      ['blocks.0.exampleConfirmed'],
    ]);
    expect((await publish(id, [{ ...band, rightExamples: [band.heading] }])).status).toBe(200);
    expect((await publish(id, [{ ...band, exampleConfirmed: true }])).status).toBe(200);
    expect((await publish(id, [{ ...band, heading: 'Ours' }])).status).toBe(200);
    const pattern = await staff.editor.rest('POST', '/patterns', { title: 'Kept', blocks: [band] });
    expect(pattern.status).toBe(201);
  });
});
