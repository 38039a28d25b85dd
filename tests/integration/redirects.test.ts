import type { Payload } from 'payload';
import { beforeAll, describe, expect, it } from 'vitest';
import { rest } from '@/api/rest';
import { readTable } from '@/data/redirect-rules';
import { indexRedirects, resolveRedirect } from '@/redirects/redirects';
import { addHits } from '@/staff/redirects/count-hits';
import { expiredBy } from '../helpers/expired-tags';
import { client } from '../helpers/http';
import { testPayload } from '../helpers/payload';
import { change, create, next } from '../helpers/samples';
import { emailOf, password, signIn } from '../helpers/staff';

let payload: Payload;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  payload = await testPayload();
  staff = await signIn(payload);
});

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
  type Line = { outcome: string; reason?: string };
  const send = (who: keyof typeof staff, csv: string, apply: boolean) =>
    staff[who].rest<{ lines: Line[] }>('POST', '/redirects/import', { csv, apply });

  it('is for editors and admins', async () => {
    for (const who of ['anonymous', 'reviewer', 'author'] as const) {
      expect((await send(who, '/a,/b', true)).status, who).toBe(403);
    }
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
    const answer = await rest(
      new Request('http://localhost:3000/api/redirects/import', {
        method: 'POST',
        headers: {
          authorization: `JWT ${body.token}`,
          accept: 'application/x-ndjson',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ csv, apply: true }),
      }),
    );
    const lines = (await answer.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([answer.status, lines[0]]).toEqual([200, { done: 0, of: 2 }]);
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
    expect((await send('editor', csv, true)).body.lines).toEqual(preview.body.lines);
    expect(await leads(`${b}/x`)).toBe('302 /privacy/x');
    expect(await leads(c)).toBeUndefined();
    // A path of a page becomes a link to the page, which follows renames.
    const { path } = await change(payload, 'pages', page.id, { path: word() });
    expect(await leads(a)).toBe(`301 ${path}`);
  });
});
