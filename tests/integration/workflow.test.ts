import { describe, expect, it } from 'vitest';
import { ownRequest } from '@/payload/own-request';
import { noSilentGlobalOverwrite, noSilentOverwrite } from '@/staff/editorial/no-silent-overwrite';
import { testPayload } from '../helpers/payload';
import { contentCollections, create, publicRow } from '../helpers/samples';
import { signIn } from '../helpers/staff';

type Standing = { state: string; note: string | null; submittedBy: string | null; lastEditor: string | null };

const payload = await testPayload();
const staff = await signIn(payload);

const standing = async (collection: string, id: string) =>
  (await staff.author.rest<Standing>('GET', `/editorial/${collection}/${id}`)).body;
const submit = (collection: string, id: string, note = '') =>
  staff.author.rest<Standing>('POST', `/editorial/${collection}/${id}/submit`, { note });

describe.each(contentCollections)('%s', (collection) => {
  it('goes from its author to an editor, back with a note, and is published', async () => {
    const { id } = await create(payload, collection, 'In work', { status: 'draft' });
    expect(await standing(collection, id)).toMatchObject({ state: 'writing', note: null });

    const submitted = await submit(collection, id, 'Please look at the headline.');
    expect(submitted.status).toBe(200);
    expect(submitted.body).toMatchObject({
      state: 'submitted',
      note: 'Please look at the headline.',
      submittedBy: 'author',
    });
    const waiting = await staff.editor.rest<{ docs: { id: string }[] }>(
      'GET',
      `/${collection}?draft=true&depth=0&where[editorial.state][equals]=submitted`,
    );
    expect(waiting.body.docs.map((doc) => doc.id)).toContain(id);

    const returned = await staff.editor.rest('POST', `/editorial/${collection}/${id}/return`, { note: 'Shorter.' });
    expect(returned.status).toBe(200);
    expect(await standing(collection, id)).toMatchObject({ state: 'returned', note: 'Shorter.' });

    await submit(collection, id);
    expect((await staff.editor.rest('PATCH', `/${collection}/${id}`, { _status: 'published' })).status).toBe(200);
    expect(await standing(collection, id)).toMatchObject({ state: 'writing', note: null, submittedBy: null });
    expect(await publicRow(payload, collection, id)).not.toBeNull();
  });
});

describe('a step that is sent twice', () => {
  const lines = async (id: string) =>
    (await payload.find({ collection: 'audit-log', where: { document: { equals: id } }, depth: 0 })).docs
      .map(({ action }) => action)
      .filter((action) => action === 'submit' || action === 'return');

  it('is taken once', async () => {
    const { id } = await create(payload, 'pages', 'Sent twice', { status: 'draft' });
    expect([(await submit('pages', id, 'Please.')).status, (await submit('pages', id, 'Please.')).status]).toEqual([
      200, 200,
    ]);
    const back = () => staff.editor.rest('POST', `/editorial/pages/${id}/return`, { note: 'Shorter.' });
    expect([(await back()).status, (await back()).status]).toEqual([200, 200]);
    expect(await lines(id)).toHaveLength(2);
  });

  it('at the same moment is taken once, and tells of it once', async () => {
    const { id } = await create(payload, 'pages', 'Sent at once', { status: 'draft' });
    const notices = async () =>
      (await payload.count({ collection: 'notifications', where: { document: { equals: id } } })).totalDocs;
    const all = await Promise.all([1, 2, 3].map(() => submit('pages', id, 'Please.')));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    const afterSubmit = await notices();
    const back = () => staff.editor.rest('POST', `/editorial/pages/${id}/return`, { note: 'Shorter.' });
    expect((await Promise.all([back(), back(), back()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await notices()) - afterSubmit).toBe(1);
    expect(await lines(id)).toHaveLength(2);
    const editors = await payload.count({ collection: 'users', where: { role: { in: ['editor', 'admin'] } } });
    expect(afterSubmit).toBe(editors.totalDocs);
  });
});

describe('the server keeps the state', () => {
  it('an autosave of a form that was opened before changes nothing of it', async () => {
    const { id } = await create(payload, 'pages', 'Autosaved', { status: 'draft' });
    await submit('pages', id, 'Please.');
    const stale = { title: 'Autosaved again', editorial: { state: 'writing', note: null } };
    await staff.author.rest('PATCH', `/pages/${id}?draft=true&autosave=true`, stale);
    expect(await standing('pages', id)).toMatchObject({ state: 'submitted', note: 'Please.' });
  });

  it('cannot be set by clients, nor can the last editor', async () => {
    const sent = { editorial: { state: 'submitted', submittedBy: staff.editor.id }, lastEditor: staff.editor.id };
    const { id } = await create(payload, 'pages', 'Sent', { status: 'draft' });
    await staff.author.rest('PATCH', `/pages/${id}?draft=true`, sent);
    expect(await standing('pages', id)).toMatchObject({ state: 'writing', submittedBy: null, lastEditor: 'author' });
  });

  it('authors do not publish by submitting', async () => {
    const { id } = await create(payload, 'pages', 'Mine', { status: 'draft' });
    await submit('pages', id);
    expect(await standing('pages', id)).toMatchObject({ state: 'submitted' });
    expect(await publicRow(payload, 'pages', id)).toBeNull();
  });

  it('a page is returned once: it is then no longer in review', async () => {
    const { id } = await create(payload, 'pages', 'Twice', { status: 'draft' });
    expect((await staff.editor.rest('POST', `/editorial/pages/${id}/return`, { note: 'No.' })).status).toBe(409);
  });

  it('submitting a change of a published page leaves the published one as it is', async () => {
    const { id } = await create(payload, 'pages', 'Public');
    await staff.author.rest('PATCH', `/pages/${id}?draft=true`, { title: 'Changed' });
    await submit('pages', id);
    expect(await publicRow(payload, 'pages', id)).toMatchObject({ title: 'Public', _status: 'published' });
  });

  it('visitors see nothing of it', async () => {
    const { id } = await create(payload, 'pages', 'Seen');
    await staff.editor.rest('PATCH', `/pages/${id}`, { title: 'Seen again' });
    const { body } = await staff.anonymous.rest<Record<string, unknown>>('GET', `/pages/${id}?depth=0`);
    expect(body).toMatchObject({ title: 'Seen again' });
    expect(body).not.toHaveProperty('editorial');
    expect(body).not.toHaveProperty('lastEditor');
  });
});

describe('who edited last', () => {
  it('stands on the document and on its version', async () => {
    const { id } = await create(payload, 'jobs', 'Who', { status: 'draft' });
    await staff.author.rest('PATCH', `/jobs/${id}?draft=true`, { title: 'By the author' });
    await staff.editor.rest('PATCH', `/jobs/${id}`, { title: 'By the editor', _status: 'published' });
    const { docs } = await payload.findVersions({
      collection: 'jobs',
      where: { parent: { equals: id } },
      sort: '-updatedAt',
      depth: 0,
    });
    expect(docs.map(({ version }) => [version.title, version.lastEditor])).toEqual([
      ['By the editor', staff.editor.id],
      ['By the author', staff.author.id],
      ['Who', null],
    ]);
  });

  it('a restored version was edited by the person who restored it, and is not in review', async () => {
    const { id } = await create(payload, 'pages', 'Old', { status: 'draft' });
    await submit('pages', id);
    const { docs } = await payload.findVersions({ collection: 'pages', where: { parent: { equals: id } }, limit: 1 });
    await staff.editor.rest('PATCH', `/pages/${id}`, { title: 'New', _status: 'published' });
    await staff.editor.rest('POST', `/pages/versions/${docs[0]?.id}?draft=true`);
    expect(await standing('pages', id)).toMatchObject({ state: 'writing', lastEditor: 'editor' });
  });
});

describe('no save overwrites silently', () => {
  const save = (who: 'author' | 'editor', id: string, data: object) =>
    staff[who].rest<{ doc?: { updatedAt: string }; errors?: { message: string }[] }>(
      'PATCH',
      `/pages/${id}?draft=true`,
      data,
    );

  it('a save that would overwrite a colleague’s is rejected with their name', async () => {
    const { id, updatedAt } = await create(payload, 'pages', 'Shared', { status: 'draft' });
    expect((await save('editor', id, { title: 'Of the editor', updatedAt })).status).toBe(200);
    const refused = await save('author', id, { title: 'Of the author', updatedAt });
    expect(refused.status).toBe(409);
    expect(refused.body.errors?.[0]?.message).toMatch(/^editor saved this while you had it open/);
    const latest = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
    expect(latest.title).toBe('Of the editor');
    expect((await save('author', id, { title: 'After reloading', updatedAt: latest.updatedAt })).status).toBe(200);
  });

  it('of two saves at once, one is refused', async () => {
    const { id, updatedAt } = await create(payload, 'pages', 'At once', { status: 'draft' });
    const saves = [save('author', id, { title: 'One', updatedAt }), save('editor', id, { title: 'Two', updatedAt })];
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a colleague’s changes are not forgotten after another save in a second window', async () => {
    const { id, updatedAt } = await create(payload, 'pages', 'Two windows', { status: 'draft' });
    const { body } = await save('editor', id, { title: 'Of the editor', updatedAt });
    expect((await save('author', id, { title: 'With both', updatedAt: body.doc?.updatedAt })).status).toBe(200);
    expect((await save('author', id, { title: 'Without', updatedAt })).status).toBe(409);
  });

  it('two windows of one person do not overwrite each other, one window may overlap itself', async () => {
    const { id, updatedAt } = await create(payload, 'pages', 'One person', { status: 'draft' });
    const from = (form: string, title: string, base = updatedAt) =>
      save('editor', id, { title, updatedAt: base, editorial: { form } });
    expect((await from('window-a', 'First')).status).toBe(200);
    expect((await from('window-a', 'Overlapping')).status).toBe(200);
    const refused = await from('window-b', 'Other window');
    expect(refused.status).toBe(409);
    expect(refused.body.errors?.[0]?.message).toMatch(/^You saved this in another window/);
    const latest = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
    expect(latest.title).toBe('Overlapping');
    expect((await from('window-b', 'With both', latest.updatedAt)).status).toBe(200);
    expect((await from('window-a', 'Without', latest.updatedAt)).status).toBe(409);
  });

  it('of site-wide content and of what has no drafts neither', async () => {
    const address = '/globals/footer?draft=true';
    type Footer = { updatedAt?: string; result?: { updatedAt: string } };
    const first = (await staff.admin.rest<Footer>('POST', address, {})).body.result;
    const updatedAt = first?.updatedAt;
    expect((await staff.editor.rest('POST', address, { updatedAt })).status).toBe(200);
    expect((await staff.admin.rest('POST', address, { updatedAt })).status).toBe(409);

    const blocks = [
      { blockType: 'statement', text: 'One', layout: 'plain', section: { ground: 'white', spacing: 'standard' } },
    ];
    const pattern = await payload.create({ collection: 'patterns', data: { title: 'P', blocks } as never });
    const folder = await payload.create({ collection: 'payload-folders', data: { name: 'P' } as never });
    for (const [at, field, base] of [
      [`/patterns/${pattern.id}`, 'title', pattern],
      [`/payload-folders/${folder.id}`, 'name', folder],
    ] as const) {
      const from = (value: string) => ({ [field]: value, updatedAt: base.updatedAt });
      expect((await staff.editor.rest('PATCH', at, from('Q'))).status, at).toBe(200);
      expect((await staff.admin.rest('PATCH', at, from('R'))).status, at).toBe(409);
    }
  });

  it('of accounts, of other programs and of rules neither', async () => {
    type Made = { doc: { id: string; updatedAt: string } };
    const make = async (collection: string, data: object) =>
      (await staff.admin.rest<Made>('POST', `/${collection}`, data)).body.doc;
    const name = 'Receiver';
    const webhook = await make('webhooks', { name, url: 'https://crm.example/hooks', events: ['form.received'] });
    const target = await make('transfer-targets', { name, url: 'https://www.alethia.example', key: 'alethia_x' });
    const review = await make('design-reviews', { element: 'color/ion', state: 'pending' });
    const account = await payload.findByID({ collection: 'users', id: staff.author.id, depth: 0 });
    for (const [address, { updatedAt }, data] of [
      [`/webhooks/${webhook.id}`, webhook, { isOn: false }],
      [`/transfer-targets/${target.id}`, target, { name: 'Another' }],
      [`/design-reviews/${review.id}`, review, { state: 'kept' }],
      [`/users/${account.id}`, account, { name: account.name }],
    ] as const) {
      expect([address, (await staff.admin.rest('PATCH', address, { ...data, updatedAt })).status]).toEqual([
        address,
        200,
      ]);
      expect([address, (await staff.admin.rest('PATCH', address, { ...data, updatedAt })).status]).toEqual([
        address,
        409,
      ]);
    }
    type Saved = { result?: { updatedAt: string } };
    const send = (data: object) => staff.admin.rest<Saved>('POST', '/globals/approval-rules', data);
    const { updatedAt } = (await send({})).body.result ?? {};
    for (const status of [200, 409]) expect((await send({ updatedAt })).status).toBe(status);
  });

  it('nothing that a person changes in a form lacks the rule', async () => {
    const user = await payload.findByID({ collection: 'users', id: staff.admin.id });
    const req = await ownRequest(payload, { user: { ...user, collection: 'users' } });
    const { collections, globals } = payload.config;
    const lacking = [];
    for (const { access, hooks, slug } of [...collections, ...globals]) {
      const rules: unknown[] = hooks.beforeOperation ?? [];
      if (rules.includes(noSilentOverwrite) || rules.includes(noSilentGlobalOverwrite)) continue;
      if (await access.update({ req })) lacking.push(slug);
    }
    // One's own.
    expect(lacking).toEqual(['payload-preferences']);
  });

  it('several at once: newer drafts are not buried, and an open form does not take it back', async () => {
    const { id } = await create(payload, 'pages', 'In bulk');
    const where = `where[id][in][0]=${id}`;
    const drafted = await save('author', id, { title: 'Newer draft', editorial: { form: 'a window' } });
    for (const data of [{ _status: 'published', title: 'In bulk' }, { title: 'In bulk' }, { _status: 'draft' }]) {
      await staff.editor.rest('PATCH', `/pages?${where}`, data);
      const latest = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
      expect(latest.title).toBe('Newer draft');
    }
    expect((await staff.author.rest('PATCH', `/pages?${where}&draft=true`, { title: 'In bulk' })).status).toBe(200);
    const { updatedAt } = drafted.body.doc ?? {};
    expect(
      (await save('author', id, { title: 'Newer draft', updatedAt, editorial: { form: 'a window' } })).status,
    ).toBe(409);
  });

  it("one's own autosaves may overlap", async () => {
    const { id, updatedAt } = await create(payload, 'pages', 'Alone', { status: 'draft' });
    for (const title of ['One', 'Two', 'Three'])
      expect((await save('author', id, { title, updatedAt })).status).toBe(200);
  });

  it('a step of the workflow is no change of the words', async () => {
    const { id } = await create(payload, 'pages', 'Steps', { status: 'draft' });
    const { body } = await save('author', id, { title: 'Typed' });
    await submit('pages', id);
    await staff.editor.rest('POST', `/editorial/pages/${id}/return`, { note: 'More.' });
    expect((await save('author', id, { title: 'Typed on', updatedAt: body.doc?.updatedAt })).status).toBe(200);
  });
});

describe('people at work', () => {
  type Presence = { people: string[]; updatedAt: string; by: string };
  const stay = async (who: 'author' | 'editor' | 'reviewer', about: string) =>
    (await staff[who].rest<Presence>('POST', `/editorial/${about}/stay`)).body;

  it('see each other by name, and who saved last, and both can save', async () => {
    const { id } = await create(payload, 'pages', 'At work', { status: 'draft' });
    expect(await stay('author', `pages/${id}`)).toMatchObject({ people: [] });
    expect(await stay('editor', `pages/${id}`)).toMatchObject({ people: ['author'] });
    expect(await stay('author', `pages/${id}`)).toMatchObject({ people: ['editor'] });
    for (const who of ['author', 'editor'] as const)
      expect((await staff[who].rest('PATCH', `/pages/${id}?draft=true&autosave=true`, { title: who })).status).toBe(
        200,
      );
    expect((await stay('author', `pages/${id}`)).by).toBe('editor');
    expect((await stay('editor', `pages/${id}`)).by).toBe('You (in another window)');
  });

  it('are gone when they leave, and after a while', async () => {
    const { id } = await create(payload, 'pages', 'Left open', { status: 'draft' });
    await stay('author', `pages/${id}`);
    await staff.author.rest('POST', `/editorial/pages/${id}/leave`);
    expect((await stay('editor', `pages/${id}`)).people).toEqual([]);
    await stay('author', `pages/${id}`);
    await payload.db.updateOne({
      collection: 'payload-locked-documents',
      where: { and: [{ 'document.value': { equals: id } }, { 'user.value': { equals: staff.author.id } }] },
      data: { updatedAt: new Date(Date.now() - 5 * 60_000).toISOString() },
    });
    expect((await stay('editor', `pages/${id}`)).people).toEqual([]);
  });

  it('see each other on site-wide content, where authors have no business', async () => {
    await stay('editor', 'globals/navigation');
    expect((await staff.admin.rest<Presence>('POST', '/editorial/globals/navigation/stay')).body.people).toEqual([
      'editor',
    ]);
    expect((await staff.author.rest('POST', '/editorial/globals/navigation/stay')).status).toBe(403);
    const { id } = await create(payload, 'pages', 'Not theirs', { status: 'draft' });
    expect((await staff.reviewer.rest('POST', `/editorial/pages/${id}/stay`)).status).toBe(403);
  });
});

describe('a copy', () => {
  const copy = async (collection: string, id: string) =>
    (
      await staff.author.rest<{ doc: Record<string, unknown> }>('POST', `/${collection}/${id}/duplicate`, {
        _status: 'draft',
      })
    ).body.doc;

  it.each(['pages', 'jobs', 'industries', 'legal-pages'] as const)(
    'of %s has a name and a path of its own',
    async (collection) => {
      const { id, path } = await create(payload, collection, 'Original');
      const first = await copy(collection, id);
      const second = await copy(collection, id);
      expect(first).toMatchObject({ title: 'Original (copy)', path: `${path}-copy`, _status: 'draft' });
      expect(second).toMatchObject({ path: `${path}-copy-2`, _status: 'draft' });
      const third = await copy(collection, String(first.id));
      expect(third).toMatchObject({ path: `${path}-copy-3` });
    },
  );

  it('has the sections of the page, and nothing of its review', async () => {
    const blocks = [
      { blockType: 'statement', text: 'One', layout: 'plain', section: { ground: 'white', spacing: 'standard' } },
      { blockType: 'statement', text: 'Two', layout: 'plain', section: { ground: 'white', spacing: 'standard' } },
    ];
    const { id } = await create(payload, 'pages', 'With sections', { status: 'draft', data: { blocks } });
    await submit('pages', id, 'Please.');
    const made = await copy('pages', id);
    const sections = made.blocks as { text: string; id: string }[];
    expect(sections.map(({ text }) => text)).toEqual(['One', 'Two']);
    expect(await standing('pages', String(made.id))).toMatchObject({
      state: 'writing',
      note: null,
      lastEditor: 'author',
    });
    const original = await payload.findByID({ collection: 'pages', id, draft: true, depth: 0 });
    expect(sections.map(({ id: row }) => row)).not.toEqual(original.blocks?.map(({ id: row }) => row));
  });

  it('of a long name still fits', async () => {
    const { id } = await create(payload, 'pages', 'x'.repeat(120));
    const { title } = await copy('pages', id);
    expect(String(title)).toHaveLength(120);
  });
});
