import { describe, expect, it } from 'vitest';
import { rest } from '@/api/rest';
import { indexRedirects, resolveRedirect } from '@/redirects/redirects';
import { expiredBy } from '../../../tests/helpers/expired-tags';
import { client } from '../../../tests/helpers/http';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, next } from '../../../tests/helpers/samples';
import { emailOf, password, signIn } from '../../../tests/helpers/staff';
import { addHits } from './count-hits';
import { readTable } from './redirect-rules';

const payload = await testPayload();
const staff = await signIn(payload);

type Rule = { from: string; to: string; match?: 'exact' | 'prefix'; status?: '301' | '302' };

const address = (to: string) => ({ label: to, kind: 'address' as const, address: to });
const add = ({ from, to, match = 'exact', status = '301' }: Rule) =>
  payload.create({ collection: 'redirects', data: { from, match, status, to: address(to) }, depth: 0 });
const word = () => `/r${next()}`;

const leads = async (path: string) => {
  const found = resolveRedirect(indexRedirects(await readTable(payload)), path);
  return found ? `${found.status} ${found.location}` : undefined;
};

const refusal = (writing: Promise<unknown>) =>
  writing.then(
    () => 'saved',
    (error: { data?: { errors?: { message: string }[] } }) => error.data?.errors?.[0]?.message ?? 'refused',
  );

describe('a rule that staff save', () => {
  it('leads, with chains in one step, whichever was saved first', async () => {
    const [a, b] = [word(), word()];
    await add({ from: b, to: '/contact', status: '302' });
    await add({ from: a, to: b });
    expect(await leads(a)).toBe('302 /contact');
    const [c, d] = [word(), word()];
    await add({ from: c, to: d });
    await add({ from: d, to: 'https://partner.example/' });
    expect(await leads(c)).toBe('301 https://partner.example/');
  });

  it('may not go in a circle, and the refusal names it', async () => {
    const [a, b] = [word(), word()];
    expect(await refusal(add({ from: a, to: a }))).toContain(`${a} → ${a}`);
    await add({ from: a, to: b });
    expect(await refusal(add({ from: b, to: a }))).toContain(`${b} → ${a} → ${b}`);
    expect(await refusal(add({ from: b, to: `http://localhost:3000${a}` }))).toContain('loop');
    const [c, d] = [word(), word()];
    await add({ from: c, to: d, match: 'prefix' });
    expect(await refusal(add({ from: d, to: c, match: 'prefix' }))).toContain('loop');
    const { id } = await add({ from: d, to: '/contact' });
    const turn = payload.update({ collection: 'redirects', id, data: { to: address(c) } });
    expect(await refusal(turn)).toContain('loop');
  });

  it('may not stand where a page is published, except for everything below it', async () => {
    const page = await create(payload, 'pages', 'Here I stand');
    const from = String(page.path);
    expect(await refusal(add({ from, to: '/contact' }))).toContain('"Here I stand"');
    expect(await refusal(add({ from, to: '/contact', match: 'prefix' }))).toBe('saved');
    expect(await leads(from)).toBeUndefined();
    expect(await leads(`${from}/below`)).toBe('301 /contact/below');
  });

  it.each(['javascript:alert(1)', '//evil.example', 'mailto:a@site.example', '#top', 'tel:+1303'])(
    'may not lead to %s',
    async (to) => {
      expect(await refusal(add({ from: word(), to }))).not.toBe('saved');
    },
  );

  it('leads to a page, not to a draft', async () => {
    const page = await create(payload, 'pages', 'Target', { status: 'draft' });
    const from = word();
    const to = { label: 'Target', kind: 'document', document: { relationTo: 'pages', value: page.id } } as const;
    await payload.create({ collection: 'redirects', data: { from, match: 'exact', status: '301', to } });
    expect(await leads(from)).toBeUndefined();
    await change(payload, 'pages', page.id, {});
    expect(await leads(from)).toBe(`301 ${page.path}`);
  });
});

describe.each(['pages', 'jobs', 'industries', 'newsletter-issues', 'legal-pages'] as const)(
  'a renamed document: %s',
  (collection) => {
    const to = (name: string) => (collection === 'pages' ? { path: `/${name}` } : { slug: name });

    it('is found at every old path, also when it comes back', async () => {
      const doc = await create(payload, collection, 'Moves');
      const first = String(doc.path);
      const second = String((await change(payload, collection, doc.id, to(`second-${next()}`))).path);
      const third = String((await change(payload, collection, doc.id, to(`third-${next()}`))).path);
      expect(await leads(first)).toBe(`301 ${third}`);
      expect(await leads(second)).toBe(`301 ${third}`);
      await change(payload, collection, doc.id, to(first.split('/').at(-1) ?? ''));
      expect(await leads(first)).toBeUndefined();
      expect(await leads(second)).toBe(`301 ${first}`);
      expect(await leads(third)).toBe(`301 ${first}`);
    });
  },
);

it('a page that is published takes the place of a redirect', async () => {
  const from = word();
  await add({ from, to: '/contact' });
  const page = await create(payload, 'pages', 'New here', { status: 'draft', data: { path: from } });
  expect(await leads(from)).toBe('301 /contact');
  await change(payload, 'pages', page.id, {});
  expect((await payload.count({ collection: 'redirects', where: { from: { equals: from } } })).totalDocs).toBe(0);
});

it('hits are added up without expiring pages', async () => {
  const from = word();
  const { id } = await add({ from, to: '/contact' });
  const last = '2026-05-01T10:00:00.000Z';
  expect(
    await expiredBy(async () => {
      await addHits(payload, [{ from, hits: 3, last }]);
      await addHits(payload, [
        { from, hits: 2, last: '2026-04-01T10:00:00.000Z' },
        { from: '/gone', hits: 9, last },
      ]);
    }),
  ).toEqual([]);
  const { hits, lastHit } = await payload.findByID({ collection: 'redirects', id, depth: 0 });
  expect({ hits, lastHit }).toEqual({ hits: 5, lastHit: last });
});

describe('the import', () => {
  type Line = { from: string; outcome: string; reason?: string };
  type Sent = { lines: Line[]; ticket?: string; csv?: string; note?: string; error?: string };
  const send = (who: keyof typeof staff, csv: string, apply: boolean, ticket?: string) =>
    staff[who].rest<Sent>('POST', '/redirects/import', { csv, apply, ticket });
  const imported = async (csv: string) => {
    const { body } = await send('editor', csv, false);
    return (await send('editor', csv, true, body.ticket)).body;
  };

  it('needs lines', async () => {
    expect((await send('editor', '', false)).status).toBe(400);
  });

  it('counts lines as they are read, whatever ends them', async () => {
    for (const end of ['\n', '\r', '\r\n']) {
      const csv = Array.from({ length: 2002 }, (_, n) => `/line-${n},/contact`).join(end);
      expect((await send('editor', csv, false)).status).toBe(400);
    }
  });

  it('tells a page how far it is', async () => {
    const credentials = { email: emailOf('editor'), password };
    const { body } = await client().rest<{ token: string }>('POST', '/users/login', credentials);
    const csv = `${word()},/contact\n${word()},/contact`;
    const { ticket } = (await send('editor', csv, false)).body;
    const response = await rest(
      new Request('http://localhost:3000/api/redirects/import', {
        method: 'POST',
        headers: {
          authorization: `JWT ${body.token}`,
          accept: 'application/x-ndjson',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ csv, apply: true, ticket }),
      }),
    );
    const lines = (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([response.status, lines[0]]).toEqual([200, { done: 0, of: 2 }]);
    expect(lines.at(-1)).toMatchObject({ status: 200, body: { isApplied: true } });
  });

  it('shows what it will do, and then does exactly that', async () => {
    const page = await create(payload, 'pages', 'Imported target');
    const [a, b, c] = [word(), word(), word()];
    await add({ from: b, to: '/contact' });
    const csv = `from,to,status,match\n${a},${page.path}\n${b},/privacy,302,prefix\n${c},javascript:alert(1)`;
    const preview = await send('editor', csv, false);
    expect(preview.body.lines.map(({ outcome }) => outcome)).toEqual(['added', 'changed', 'refused']);
    expect(await leads(a)).toBeUndefined();
    expect((await send('editor', csv, true, preview.body.ticket)).body.lines).toEqual(preview.body.lines);
    expect(await leads(`${b}/x`)).toBe('302 /privacy/x');
    expect(await leads(c)).toBeUndefined();
    // A path of a page becomes a link to the page, which follows renames.
    const { path } = await change(payload, 'pages', page.id, { path: word() });
    expect(await leads(a)).toBe(`301 ${path}`);
  });

  it('does nothing that this person has not seen, or that has changed since', async () => {
    const [a, b] = [word(), word()];
    const { id } = await add({ from: b, to: '/contact' });
    const csv = `${a},/contact\n${b},/privacy`;
    const { ticket } = (await send('editor', csv, false)).body;
    expect((await send('editor', csv, true)).status).toBe(400);
    expect((await send('admin', csv, true, ticket)).status).toBe(409);
    expect((await send('editor', `${csv}\n${word()},/contact`, true, ticket)).status).toBe(409);
    await staff.admin.rest('PATCH', `/redirects/${id}`, { to: address('/platform') });
    expect((await send('editor', csv, true, ticket)).status).toBe(409);
    expect([await leads(a), await leads(b)]).toEqual([undefined, '301 /platform']);
  });

  it('leaves alone what a colleague has open', async () => {
    const from = word();
    const { id } = await add({ from, to: '/contact' });
    await staff.admin.rest('POST', `/editorial/redirects/${id}/stay`);
    const { lines } = await imported(`${from},/privacy`);
    expect(lines).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('admin has this open') }]);
    await staff.admin.rest('POST', `/editorial/redirects/${id}/leave`);
  });

  it('takes the addresses of a former site, and visitors are led from each spelling', async () => {
    const site = word();
    const paths = ['/old-page/', '/services.html', '/index.php', '/About_Us', '/caf%C3%A9', '/Straße und Weg.aspx'];
    const csv = `from,to,status\n${paths.map((path) => `${site}${path},/contact,301`).join('\n')}\n${site}/moved,/contact,308`;
    const { lines } = await imported(csv);
    expect(lines.map(({ outcome }) => outcome)).toEqual(Array(7).fill('added'));
    for (const path of ['/old-page', '/old-page/', '/services.html', '/index.php', '/About_Us', '/caf%c3%a9', '/café'])
      expect(await leads(site + path), path).toBe('301 /contact');
    expect(await leads(`${site}/Stra%C3%9Fe%20und%20Weg.aspx`)).toBe('301 /contact');
    expect(await leads(`${site}/moved/`)).toBe('308 /contact');
    expect((await imported(csv)).lines.map(({ outcome }) => outcome)).toEqual(Array(7).fill('same'));
  });

  it('so does the form', async () => {
    const site = word();
    for (const [path, stored] of [
      ['/Shop/Index.php/', '/Shop/Index.php'],
      ['/über_uns.html', '/%C3%BCber_uns.html'],
    ] as const) {
      const data = { from: site + path, match: 'exact', status: '308', to: address('/contact') };
      const { status, body } = await staff.editor.rest<{ doc: { from: string } }>('POST', '/redirects', data);
      expect([status, body.doc?.from]).toEqual([201, site + stored]);
      expect(await leads(site + path)).toBe('308 /contact');
      expect((await staff.editor.rest('POST', '/redirects', { ...data, from: site + stored })).status).toBe(400);
    }
  });

  it.each(['csv', 'json'])('takes back what was exported as %s: nothing would change', async (format) => {
    const page = await create(payload, 'pages', 'Exported target');
    const draft = await create(payload, 'pages', 'Unpublished target', { status: 'draft' });
    for (const { id } of [page, draft])
      await payload.create({
        collection: 'redirects',
        data: {
          from: word(),
          match: 'prefix',
          status: '302',
          to: { label: '=Label', kind: 'document', document: { relationTo: 'pages', value: id } },
        },
        context: { redirectsChecked: true },
      });
    const { body } = await staff.editor.rest<{ text: string }>('GET', `/tables/redirects?format=${format}`);
    const { lines, error } = (await send('editor', body.text, false)).body;
    expect(error).toBeUndefined();
    expect(lines.filter(({ outcome }) => outcome !== 'same')).toEqual([]);
    expect(lines.length).toBe((await payload.count({ collection: 'redirects' })).totalDocs);
  });

  it.each([
    ['headings of others', 'Ziel;Quelle\n/contact;/old'],
    ['a column twice', 'from,to,to.address\n/old,/contact,/about'],
  ])('%s: refused as a whole', async (_, csv) => {
    const { status, body } = await send('editor', csv, false);
    expect([status, body.lines]).toEqual([400, undefined]);
  });

  it('what visitors would never be led from, and damaged letters, are refused', async () => {
    const csv = 'from,to\n/old.rsc,/contact\n/caf\uFFFD,/contact\n/caf%EF%BF%BD,/contact\n/old,/caf\uFFFD';
    const { lines } = (await send('editor', csv, false)).body;
    expect(lines.map(({ outcome }) => outcome)).toEqual(Array(4).fill('refused'));
  });

  it('spaces that were pasted around the addresses of a form are not part of them', async () => {
    const from = word();
    await add({ from: ` ${from} `, to: ' /contact ' });
    expect(await leads(from)).toBe('301 /contact');
  });

  it('a time that could be read in two ways is refused', async () => {
    const from = word();
    await add({ from, to: '/contact' });
    const { lines } = (await send('editor', `from,to,updatedAt\n${from},/about,11.12.2099`, false)).body;
    expect(lines).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('11.12.2099') }]);
  });

  it('what a file does not say stays: status and match', async () => {
    const from = word();
    await add({ from, to: '/contact', status: '302', match: 'prefix' });
    expect((await imported(`from,to\n${from},/contact`)).lines).toMatchObject([{ outcome: 'same' }]);
    expect((await imported(`from,to,status,match\n${from},/about,,`)).lines).toMatchObject([{ outcome: 'changed' }]);
    expect(await leads(`${from}/x`)).toBe('302 /about/x');
  });

  it('sent twice at once, the second finds it done', async () => {
    const csv = `${word()},/contact\n${word()},/contact`;
    const { ticket } = (await send('editor', csv, false)).body;
    const both = await Promise.all([1, 2].map(() => send('editor', csv, true, ticket)));
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.flatMap(({ body }) => body.lines.map(({ outcome }) => outcome)).toSorted()).toEqual([
      ...['added', 'added', 'same', 'same'],
    ]);
  });

  it('of an older table overwrites nothing newer', async () => {
    const from = word();
    const { id } = await add({ from, to: '/contact' });
    const { body } = await staff.editor.rest<{ text: string }>('GET', '/tables/redirects');
    await staff.admin.rest('PATCH', `/redirects/${id}`, { to: address('/platform') });
    const { lines } = (await send('editor', body.text, false)).body;
    expect(lines.find((line) => line.from === from)).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('Nothing newer'),
    });
  });

  it('reads files in the encodings of spreadsheets', async () => {
    const file = (bytes: Buffer) =>
      staff.editor.rest<Sent>('POST', '/redirects/import', { data: bytes.toString('base64') });
    for (const bytes of [Buffer.from('/münchen;/a', 'latin1'), Buffer.from('\uFEFF/münchen;/a', 'utf16le')])
      expect((await file(bytes)).body.csv).toBe('/münchen;/a');
    expect((await file(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))).body.error).toContain('png');
  });
});
