import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '@/env';
import { testPayload } from '../../../tests/helpers/payload';
import { band, change, create, publicRow, story } from '../../../tests/helpers/samples';
import { type Person, signIn } from '../../../tests/helpers/staff';
import { addGerman, translating } from '../../../tests/helpers/translations';
import { completion, type Trouble, writerSays, writerStandIn } from '../../../tests/helpers/writer-stand-ins';
import { LIMITS } from './service';

let service: Awaited<ReturnType<typeof writerStandIn>>;

const chat = () => ({ WRITER_API: 'chat' as const, WRITER_URL: `${service.url}/v1`, WRITER_MODEL: 'stand-in' });
const deepl = () => ({ WRITER_API: 'deepl' as const, WRITER_URL: service.url });
const NOTHING = { WRITER_URL: undefined, WRITER_API: undefined, WRITER_MODEL: undefined, WRITER_KEY: undefined };

const payload = await testPayload();
const staff = await signIn(payload);
const { begun, newest } = translating(payload, staff);

beforeAll(() => addGerman(payload));

beforeEach(async () => {
  service = await writerStandIn();
  Object.assign(env(), chat(), { WRITER_KEY: 'writer-key', WEBHOOK_PRIVATE_HOSTS: ['127.0.0.1'] });
});
afterEach(async () => {
  Object.assign(env(), NOTHING, { WEBHOOK_PRIVATE_HOSTS: [], SITE_ENVIRONMENT: undefined });
  service.close();
  await (payload.db as unknown as PostgresAdapter).pool.query(
    `delete from payload.sign_in_limits where key like 'writer%'`,
  );
});

const at = (id: string, step: string) => `/translations/of/pages/${id}${step}`;

type Done = {
  suggested: number;
  left: number;
  refused: { label: string; reason: string }[];
  problem?: string;
  error?: string;
};
const suggest = (id: string, which: object = {}, person: Person = 'editor') =>
  staff[person].rest<Done>('POST', at(id, '/suggest'), which);

describe('a service for translations', () => {
  it.each([
    ['chat completions', chat],
    ['DeepL', deepl],
  ])('of the kind of %s gets the texts of this document alone, and suggests each', async (_, settings) => {
    Object.assign(env(), settings());
    await create(payload, 'pages', 'A secret plan of another page', { status: 'draft' });
    const { id } = await begun('Water & <risk>', band('Rivers', 'They rise.'), story('Read **all** of it'));
    const { body: done } = await suggest(id, {}, 'author');
    expect(done).toEqual({ suggested: 5, left: 0, refused: [] });
    const { title, blocks, _status } = await newest(id);
    expect([title, blocks[0]?.heading, _status]).toEqual(['DE Water & <risk>', 'DE Rivers', 'draft']);
    expect(JSON.stringify(blocks[1])).toMatch(/"text":"DE Read "/);
    expect(service.requests).toHaveLength(1);
    const [{ body: sent = '' } = {}] = service.requests;
    expect(sent).not.toContain('secret plan');
    expect(sent).not.toContain(staff.author.id);
    expect((await suggest(id)).body.suggested).toBe(0);
    expect(service.requests).toHaveLength(1);
    const { docs } = await payload.find({ collection: 'audit-log', where: { document: { equals: id } } });
    expect(docs.map(({ detail }) => detail)).toContain(`To ${new URL(service.url).host}: translate, 5 texts`);
    expect(await publicRow(payload, 'pages', id)).toBeNull();
  });

  it.each([
    ['the glossary', (text: string) => text.replace('Alethia', 'Wahrheit'), /glossary keeps the name “Alethia”/],
    ['the tags', (text: string) => text.replaceAll(/<\/?g[^>]*>/g, ''), /tags for formats/],
    ['the markup', (text: string) => `${text}<br>`, /tags for formats/],
    ['a placeholder', (text: string) => text.replace('{count}', '{Anzahl}'), /placeholder/],
    ['an address', (text: string) => text.replace('https://alethia.example/a', ''), /placeholder or an address/],
    ['the length', (text: string) => text.replace('Short', 'x'.repeat(500)), /at most \d+ fit/],
  ])('that breaks %s suggests the other texts, and this one stays as it was', async (_, breaks, reason) => {
    service.writes((text) => breaks(`${text} auf Deutsch`));
    const words = 'Alethia counts **all** {count} at https://alethia.example/a';
    const { id } = await begun('Another page', band('Short', 'Words.'), story(words));
    const before = await newest(id);
    const { body: done } = await suggest(id);
    expect(done.refused.length).toBeGreaterThan(0);
    for (const refused of done.refused) expect(refused.reason).toMatch(reason);
    expect(done.left).toBe(done.refused.length);
    const after = await newest(id);
    const isKept = JSON.stringify(after.blocks[1]?.body) === JSON.stringify(before.blocks[1]?.body);
    expect(isKept || after.blocks[0]?.heading === 'Short').toBe(true);
  });

  const troubles: [string, () => Trouble, RegExp][] = [
    ['is away', () => writerSays.away, /is not working \(503\)\. Try again later\.$/],
    [
      'is limited',
      () => writerSays.limited(90),
      /accepts no more requests at the moment \(429\)\. Try again in 2 minutes\.$/,
    ],
    [
      'refuses the key',
      () => writerSays.unauthorized,
      /does not accept the key of this site \(401\)\. Ask your operator\.$/,
    ],
    ['has no quota left', () => writerSays.quota, /quota at .* is used up \(456\)/],
    ['does not know the model', () => writerSays.noModel, /does not accept the request \(404\)/],
    ['redirects', () => writerSays.redirect(`${service.url}/elsewhere`), /points to another address \(307\)/],
    ['ends the connection', () => 'drop', /cannot be reached\. The connection failed/],
    ['does not respond', () => 'hang', /cannot be reached\. There was no response within/],
    ['sends a page', () => '<html>Welcome</html>', /returned something other than the texts/],
    ['chats', () => completion('Of course! Here are your texts.'), /returned something other than the texts/],
    ['leaves one out', () => completion('{"texts":["Eins"]}'), /returned something other than the texts/],
    ['is cut', () => completion('{"texts":["a","b","c","d"]}', 'length'), /returned something other than the texts/],
    ['sends too much', () => 'x'.repeat(600_000), /cannot be reached\. The response is too long/],
  ];
  it.each(troubles)('that %s changes nothing and says so', async (what, trouble, problem) => {
    const { timeoutMs } = LIMITS;
    if (what === 'does not respond') LIMITS.timeoutMs = 300;
    const { id } = await begun('Troubled', band('One', 'Two'));
    const before = await newest(id);
    service.trouble.push(trouble());
    const { status, body: done } = await suggest(id);
    LIMITS.timeoutMs = timeoutMs;
    expect([status, done.suggested, done.left]).toEqual([200, 0, 4]);
    expect(done.problem).toMatch(problem);
    expect(done.problem).not.toContain('sk-12');
    expect(await newest(id)).toEqual(before);
    expect(service.requests.map(({ path }) => path)).not.toContain('/elsewhere');
    expect((await suggest(id)).body.suggested).toBe(4);
  });

  it('that fails at the second request leaves what the first has written', async () => {
    const { id } = await begun('Long', ...Array.from({ length: 8 }, (_, n) => band(`Heading ${n}`, `Words ${n}.`)));
    let requests = 0;
    service.during(async () => {
      requests += 1;
      if (requests === 2) service.trouble.push(writerSays.away);
    });
    const { body: done } = await suggest(id);
    expect(done).toMatchObject({ suggested: 20, problem: expect.stringContaining('not working') });
    service.during(async () => undefined);
    expect((await suggest(id)).body).toMatchObject({ suggested: done.left, left: 0 });
  });

  it('overwrites nothing that a second editor has written while it was at work', async () => {
    const { id } = await begun('Meanwhile', band('One', 'Two'));
    service.during(async () => {
      const { blocks } = await newest(id);
      await staff.admin.rest('PATCH', `/pages/${id}?draft=true&depth=0`, {
        ...{ blocks: blocks.map((row) => ({ ...row, heading: 'Von einem Menschen' })), _status: 'draft' },
      });
    });
    expect((await suggest(id)).body).toMatchObject({ suggested: 3, left: 0 });
    const { title, blocks } = await newest(id);
    expect([title, blocks[0]?.heading]).toEqual(['DE Meanwhile', 'Von einem Menschen']);
  });

  it('stores nothing if the translation was deleted, or its English text changed, while it was at work', async () => {
    const { original, id } = await begun('Deleted', band('One', 'Two'));
    service.during(() => change(payload, 'pages', original, { title: 'Renamed' }));
    expect((await suggest(id)).body).toMatchObject({ suggested: 3, left: 1 });
    const other = await begun('Deleted as well', band('One', 'Two'));
    service.during(() => payload.delete({ collection: 'pages', id: other.id }));
    expect(await suggest(other.id)).toMatchObject({
      status: 404,
      body: { error: 'The translation does not exist any more. Nothing was stored.' },
    });
  });

  it('is not called at an address that is not public, nor by a site that is not the public one', async () => {
    const { id } = await begun('Private', band('One', 'Two'));
    Object.assign(env(), { WEBHOOK_PRIVATE_HOSTS: [] });
    expect((await suggest(id)).body).toMatchObject({
      suggested: 0,
      problem: expect.stringContaining('is not allowed'),
    });
    Object.assign(env(), { WRITER_URL: 'https://169.254.169.254/v1' });
    expect((await suggest(id)).body.problem).toContain('not on the public internet');
    Object.assign(env(), chat(), { WEBHOOK_PRIVATE_HOSTS: ['127.0.0.1'], SITE_ENVIRONMENT: 'Staging' });
    expect((await suggest(id)).body).toEqual({ suggested: 0, refused: [], left: 4 });
    expect(service.requests).toEqual([]);
  });

  it('has a limit for each person, and says when it ends', async () => {
    const long = Array.from({ length: 12 }, (_, n) => story(`${n} ${'long words '.repeat(180)}`));
    let problem: string | undefined;
    for (let presses = 0; presses < 12 && !problem; presses += 1) {
      const { id } = await begun(`Long ${presses}`, ...long);
      service.writes((text) => `${text} <`);
      problem = (await suggest(id)).body.problem;
    }
    expect(problem).toMatch(/^The limit of what may be written is reached\. Try again in (59|60) minutes\.$/);
    const { id } = await begun('Of a colleague', band('One', 'Two'));
    service.writes((text) => `DE ${text}`);
    expect((await suggest(id, {}, 'author')).body).toMatchObject({ suggested: 4 });
  });
});

describe('writing help', () => {
  type Help = { service: string; description?: { text: string; most: number }; long: { path: string; most: number }[] };
  type Response = Partial<Help> & { text?: string; error?: string };
  const help = (id: string, step = '', sent?: object, person: Person = 'author') =>
    staff[person].rest<Response>(sent ? 'POST' : 'GET', `/writer/of/pages/${id}${step}`, sent);
  const tooLong = 'Every pump reports its own wear. '.repeat(20).trim();
  const longPage = async () =>
    (await create(payload, 'pages', 'Pumps', { status: 'draft', data: { blocks: [band(tooLong, 'Words.')] } })).id;

  it('lists what is too long, suggests a shorter text and a description, and stores neither', async () => {
    const id = await longPage();
    const before = await newest(id);
    service.writes((text) => (text === tooLong ? 'Pumps report their wear.' : 'What pumps report before they stop.'));
    const { body: listed } = await help(id);
    expect(listed).toMatchObject({
      ...{ service: new URL(service.url).host, description: { most: 160 } },
      long: [{ path: 'blocks.0.heading', text: tooLong }],
    });
    expect((await help(id, '/shorten', { path: 'blocks.0.heading' })).body).toEqual({
      text: 'Pumps report their wear.',
    });
    expect((await help(id, '/describe', {})).body).toEqual({ text: 'What pumps report before they stop.' });
    expect(await newest(id)).toEqual(before);
  });

  it.each([
    ['is still too long', 'x'.repeat(700), /It has 700 characters, and at most \d+ fit/],
    ['is not in our words', 'A seamless pump.', /“seamless” is not one of our words/],
  ])('refuses what %s', async (_, written, reason) => {
    const id = await longPage();
    service.writes(() => written);
    const { status, body: response } = await help(id, '/shorten', { path: 'blocks.0.heading' });
    expect([status, response.error]).toEqual([409, expect.stringMatching(reason)]);
  });

  it('says what is wrong with the service, and sends nothing but texts of the document', async () => {
    const id = await longPage();
    service.trouble.push(writerSays.away);
    const away = await help(id, '/describe', {});
    expect([away.status, away.body.error]).toEqual([409, expect.stringContaining('not working')]);
    expect((await help(id, '/shorten', { path: 'blocks.0.text' })).status).toBe(409);
    expect((await help(id, '/shorten', { path: 'title' })).status).toBe(409);
    expect((await help(crypto.randomUUID())).status).toBe(404);
    expect((await help(id, '', undefined, 'reviewer')).status).toBe(403);
    expect(service.requests).toHaveLength(1);
  });

  it('is not there with a service that only translates, nor without one', async () => {
    const id = await longPage();
    Object.assign(env(), deepl());
    expect((await help(id)).status).toBe(404);
    expect((await help(id, '/describe', {})).status).toBe(409);
    Object.assign(env(), NOTHING);
    expect((await help(id)).status).toBe(404);
    expect(service.requests).toEqual([]);
  });
});
