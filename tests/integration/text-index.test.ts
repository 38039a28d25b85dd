import type { PostgresAdapter } from '@payloadcms/db-postgres';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '@/lib/languages';
import { ownRequest } from '@/payload/own-request';
import type { Hits } from '@/plugins/palette/endpoint';
import { findTexts } from '@/search/find';
import { searchedByVisitors } from '@/search/indexed';
import { rebuildIndex } from '@/search/rebuild-index';
import { asSearched, SEPARATOR } from '@/search/separated';
import { tsquery } from '@/search/words';
import { toNowhere } from '@/seed/write';
import { before } from '../../migrations/before-baseline';
import { globalSample } from '../helpers/global-samples';
import { testPayload } from '../helpers/payload';
import { change, contentCollections, create, section } from '../helpers/samples';
import { type Person, signIn } from '../helpers/staff';

const payload = await testPayload();
const staff = await signIn(payload);

const band = (heading: string) => ({
  blockType: 'cta-band',
  heading,
  text: 'Somewhere.',
  primary: toNowhere('Go'),
  section,
});

async function hits(person: Person, text: string): Promise<string[]> {
  const { body } = await staff[person].rest<Hits>('GET', `/find?q=${encodeURIComponent(text)}`);
  return body.hits.map(({ title }) => title);
}
const visitorHits = async (text: string, language: Language = 'en') => {
  const places = searchedByVisitors;
  const search = { query: tsquery(text, false), version: 'published', places, limit: 10, language } as const;
  return (await findTexts(payload, search)).map(({ title }) => title);
};

describe('a document is found', () => {
  it.each(contentCollections)('by its title, as soon as it is saved: %s', async (collection) => {
    const title = `Zephyr of ${collection.replace('-', ' ')}`;
    await create(payload, collection, title, { status: 'draft' });
    expect(await hits('editor', `zeph ${collection.split('-')[0]}`)).toContain(title);
  });

  it('by its path, and by the text of any section while somebody types', async () => {
    const data = { path: '/quokka/observatory', blocks: [band('Twelve marmots listening')] };
    await create(payload, 'pages', 'Found inside', { data });
    for (const text of ['quokka', '/quokka/obs', 'marmot', 'twelve marm', 'listeni']) {
      expect(await hits('editor', text), text).toEqual(['Found inside']);
    }
    // Derived from the path for the order of lists: no text.
    expect(await hits('editor', '00quokka00')).toEqual([]);
    const { body } = await staff.editor.rest<Hits>('GET', '/find?q=marmot');
    expect(body.hits[0]?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'marmots', isMatch: true }]);
  });

  it('by visitors once it is published, as it is published, and until it is taken down', async () => {
    const { id } = await create(payload, 'pages', 'Ibexes', {
      status: 'draft',
      data: { blocks: [band('On a ridge')] },
    });
    expect(await visitorHits('ibex')).toEqual([]);
    await change(payload, 'pages', id, {});
    expect(await visitorHits('ibex ridge')).toEqual(['Ibexes']);
    await change(payload, 'pages', id, { title: 'Chamois' }, { status: 'draft' });
    expect(await visitorHits('chamois')).toEqual([]);
    expect(await visitorHits('ibex')).toEqual(['Ibexes']);
    expect(await hits('editor', 'chamois')).toEqual(['Chamois']);
    expect(await hits('editor', 'ibex')).toEqual([]);
    await payload.update({ collection: 'pages', id, data: { _status: 'draft' } });
    expect(await visitorHits('ibex')).toEqual([]);
    expect(await visitorHits('chamois')).toEqual([]);
  });

  it('by visitors with sentences around it, not with labels', async () => {
    const hero = {
      blockType: 'hero',
      layout: 'split',
      heading: 'The gerenuk report',
      intro: 'A gerenuk was seen at the ford. “It was early.”',
      figure: 'insurance',
      readings: [{ name: 'Ford', value: 'gerenuk, twice' }],
      section,
    };
    await create(payload, 'pages', 'Seen early', { data: { blocks: [hero] } });
    const search = {
      query: tsquery('gerenuk', false),
      version: 'published',
      places: searchedByVisitors,
      limit: 10,
    } as const;
    const [found] = await findTexts(payload, { ...search, language: 'en' });
    const excerpt = found?.excerpt.map(({ text }) => text).join('');
    expect(excerpt).toContain('gerenuk was seen at the ford. “It was');
    expect(excerpt).not.toContain('twice');
  });

  it('by other forms of its words, in the language of its path', async () => {
    const page = (title: string, path: string, language: Language) =>
      create(payload, 'pages', title, { data: { path, language, blocks: [band(title)] } });
    await page('Die Vorhersagen der Wasserstände', '/de/wasserstaende', 'de');
    await page('Forecasts of water levels', '/water-levels', 'en');
    expect(await visitorHits('vorhersage wasserstand', 'de')).toEqual(['Die Vorhersagen der Wasserstände']);
    expect(await visitorHits('forecasting water level')).toEqual(['Forecasts of water levels']);
    expect(await hits('editor', 'vorhersage wasserstand')).toContain('Die Vorhersagen der Wasserstände');
  });

  it.each([
    ['beside typographic quotes', 'The “quetzal” report', 'quetzal'],
    ['beside a dash', 'Markets—kakapo—prices', 'kakapo'],
    ['beside an ellipsis', 'And then…tuatara', 'tuatara'],
    ['beside a no-break space', '30\u00a0tarsiers', 'tarsiers'],
    ['beside a non-breaking hyphen', 'Dugong\u2011watch', 'dugong'],
    ['with a soft hyphen inside', 'Capy\u00adbara', 'capybara'],
    ['typed with a soft hyphen', 'Binturong', 'bintu\u00adrong'],
    ['with a zero-width space inside', 'Axis\u200bdeer', 'axisdeer'],
    ['in decomposed letters', 'A\u0308nderungsvari', 'änderungsvari'],
    ['typed in decomposed letters', 'Würmlemur', 'wu\u0308rmlemur'],
    ['as a version', 'Zorilla 4.0 is here', 'zorilla 4.0'],
    ['as a version with a letter', 'Sifaka v2.1', 'v2.1'],
    ['as a norm', 'Certified to ISO-27001', 'iso-27001'],
    ['as a norm, by its number', 'Certified to ISO-27002', '27002'],
    ['as a decimal number', 'Up 99.97 % of the time', '99.97'],
    ['as an abbreviation', 'The U.K. saiga', 'u.k. saiga'],
    ['in an address', 'See www.example.com/solenodon-report', 'solenodon'],
    ['with lowered digits', 'Less CO₂ per m² of mongoose', 'co2 m2 mongoose'],
    ['typed with lowered digits', 'More CO2 of meerkats', 'co₂ meerkats'],
    ['with a ligature', 'Eﬃcient ﬁeldfare', 'efficient fieldfare'],
    ['in letters of full width', 'Ｗｅｋａ ４７１', 'weka 471'],
    ['typed in letters of full width', 'Weka 472', 'ｗｅｋａ ４７２'],
    ['with a mark of direction inside', 'Kea\u200ebird', 'keabird'],
    [
      'of more than 60 letters',
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    ],
    ['with an apostrophe', 'Colugo’s flight', "colugo's"],
  ])('by its words %s', async (_, text, search) => {
    await create(payload, 'pages', text);
    const page = await create(payload, 'pages', 'Elsewhere', { data: { blocks: [band(`Heading: ${text}`)] } });
    expect(await visitorHits(search), 'visitors').toEqual(expect.arrayContaining([asSearched(text), 'Elsewhere']));
    const { body } = await staff.editor.rest<Hits>('GET', `/find?q=${encodeURIComponent(search)}`);
    const found = body.hits.find(({ title }) => title === 'Elsewhere');
    expect(found?.excerpt.map((piece) => piece.text).join('')).toContain(asSearched(text).replace(/\s+/g, ' '));
    expect(found?.excerpt.some(({ isMatch }) => isMatch)).toBe(true);
    await payload.delete({ collection: 'pages', id: page.id });
  });

  it('under its new title and path after a rename', async () => {
    const { id } = await create(payload, 'pages', 'Wombat', { data: { path: '/wombat' } });
    await change(payload, 'pages', id, { title: 'Numbat', path: '/numbat' });
    expect(await hits('editor', 'wombat')).toEqual([]);
    expect(await visitorHits('numbat')).toEqual(['Numbat']);
  });

  it('no longer in the trash or after it was deleted', async () => {
    const { id } = await create(payload, 'jobs', 'Pangolin');
    await staff.editor.rest('PATCH', `/jobs/${id}`, { deletedAt: new Date().toISOString() });
    expect([await hits('admin', 'pangolin'), await visitorHits('pangolin')]).toEqual([[], []]);
    await staff.editor.rest('PATCH', `/jobs?trash=true&where[and][0][id][equals]=${id}`, {
      deletedAt: null,
      _status: 'published',
    });
    expect([await hits('admin', 'pangolin'), await visitorHits('pangolin')]).toEqual([['Pangolin'], ['Pangolin']]);
    await payload.delete({ collection: 'jobs', id });
    expect([await hits('admin', 'pangolin'), await visitorHits('pangolin')]).toEqual([[], []]);
  });

  it('whole, also if the request that saved it wanted only a part of it back', async () => {
    const { id } = await create(payload, 'pages', 'Selected', { data: { blocks: [band('A lone axolotl')] } });
    await staff.editor.rest('PATCH', `/pages/${id}?select[title]=true`, { title: 'Selected once' });
    expect(await hits('editor', 'axolotl')).toEqual(['Selected once']);
  });

  it('not if the change was rolled back', async () => {
    await create(payload, 'pages', 'Taken', { data: { path: '/tapir' } });
    await expect(create(payload, 'pages', 'Okapi', { data: { path: '/tapir' } })).rejects.toThrow();
    expect(await hits('editor', 'okapi')).toEqual([]);
  });
});

describe('what a person finds', () => {
  it('is what the person may read', async () => {
    await create(payload, 'pages', 'Kinkajou in public');
    await create(payload, 'pages', 'Kinkajou in writing', { status: 'draft' });
    await payload.create({
      collection: 'patterns',
      data: { title: 'Kinkajou pattern', blocks: [band('Go')] as never },
    });
    await payload.updateGlobal({
      slug: 'footer',
      data: { ...globalSample('footer', 'Nightjars'), _status: 'published' } as never,
    });
    for (const person of ['admin', 'editor', 'author'] as const) {
      expect((await hits(person, 'kinkajou')).toSorted(), person).toEqual([
        'Kinkajou in public',
        'Kinkajou in writing',
        'Kinkajou pattern',
      ]);
    }
    expect(await hits('reviewer', 'kinkajou')).toEqual(['Kinkajou in public']);
    expect(await hits('editor', 'nightjar')).toEqual(['Footer']);
    expect(await hits('author', 'nightjar')).toEqual([]);
    expect((await staff.anonymous.rest('GET', '/find?q=kinkajou')).status).toBe(403);
  });

  it('begins with the person’s own changes if nothing is searched for', async () => {
    const { id } = await create(payload, 'pages', 'Mine');
    await staff.author.rest('PATCH', `/pages/${id}?draft=true`, { title: 'Mine, changed' });
    await create(payload, 'pages', 'Somebody else’s');
    expect((await hits('author', ''))[0]).toBe('Mine, changed');
  });

  it('leaves out for visitors what search engines may not list', async () => {
    await create(payload, 'pages', 'Caracal', { data: { meta: { hideFromSearch: true } } });
    expect(await visitorHits('caracal')).toEqual([]);
    expect(await hits('editor', 'caracal')).toEqual(['Caracal']);
  });
});

it('texts that an older version stored are found as well after the migration', async () => {
  await create(payload, 'pages', 'The “aardwolf” 5.1');
  const { drizzle } = payload.db as unknown as PostgresAdapter;
  const migration = before.find(({ name }) => name.endsWith('_search_signs'));
  const args = { db: drizzle, payload, req: await ownRequest(payload) } as never;
  await drizzle.execute(`update payload.text_index set title = replace(title, '${SEPARATOR}', ''),
    body = replace(body, '${SEPARATOR}', '')`);
  expect(await visitorHits('aardwolf 5.1')).toEqual([]);
  await migration?.up(args);
  expect(await visitorHits('aardwolf 5.1')).toEqual(['The “aardwolf” 5.1']);
});

it('its columns have the indexes that make a search fast', async () => {
  const { rows } = await (payload.db as unknown as PostgresAdapter).pool.query<{ name: string }>(
    `select indexname as name from pg_indexes where schemaname = 'payload' and tablename = 'text_index' and indexdef like '%gin%'`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['text_index_names', 'text_index_words']);
});

it('a word that no document contains is looked up in the index, not in the text of every document', async () => {
  const { pool } = payload.db as unknown as PostgresAdapter;
  const lookups = async () => {
    const { rows } = await pool.query<{ lookups: string }>(
      `select idx_scan as lookups from pg_stat_user_indexes where indexrelname = 'text_index_words'`,
    );
    return Number(rows[0]?.lookups);
  };
  await pool.query(
    `insert into payload.text_index (place, document, version, title, path, body, changed_at)
     select 'jobs', 'many-' || n, 'newest', 'One of many', '/many/' || n, words, now()
     from generate_series(1, 3000) n, lateral (
       select string_agg(md5(n::text || word), ' ') as words from generate_series(1, 100) word
     ) body`,
  );
  try {
    await pool.query('analyze payload.text_index');
    const before = await lookups();
    expect(await hits('editor', 'zzyzx')).toEqual([]);
    await vi.waitFor(async () => expect(await lookups()).toBeGreaterThan(before), { timeout: 20_000 });
  } finally {
    await pool.query(`delete from payload.text_index where document like 'many-%'`);
    await pool.query('analyze payload.text_index');
  }
});

it('an index that was lost is made again, without what does not belong to it', async () => {
  await create(payload, 'pages', 'Serval');
  const { id } = await create(payload, 'pages', 'Fossa');
  const { drizzle } = payload.db as unknown as { drizzle: { execute: (statement: string) => Promise<unknown> } };
  await drizzle.execute(`delete from payload.text_index where title = 'Serval'`);
  await drizzle.execute(`update payload.text_index set document = '${crypto.randomUUID()}' where document = '${id}'`);
  expect(await hits('editor', 'serval')).toEqual([]);
  expect(await rebuildIndex(payload)).toBeGreaterThan(10);
  expect(await visitorHits('serval')).toEqual(['Serval']);
  expect(await hits('editor', 'fossa')).toEqual(['Fossa']);
});

it('an index that was interrupted while it was made is made again', async () => {
  const { drizzle } = payload.db as unknown as PostgresAdapter;
  const count = async () =>
    (await drizzle.execute<{ count: string }>('select count(*)::text as count from payload.text_index')).rows[0]?.count;
  await rebuildIndex(payload);
  const whole = await count();
  await drizzle.execute('delete from payload.text_index');
  await drizzle.execute(`
    create function payload.interrupt() returns trigger language plpgsql as $$ begin raise exception 'interrupted'; end $$;
    create trigger interrupt before insert on payload.text_index for each row when (new.place = 'leaders')
      execute function payload.interrupt()`);
  await expect(rebuildIndex(payload, { ifEmpty: true })).rejects.toThrow();
  await drizzle.execute('drop function payload.interrupt cascade');
  await rebuildIndex(payload, { ifEmpty: true });
  expect(await count()).toBe(whole);
});
