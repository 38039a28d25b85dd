import { describe, expect, it } from 'vitest';
import { testPayload } from '../../../tests/helpers/payload';
import { change, create, next } from '../../../tests/helpers/samples';
import { signIn } from '../../../tests/helpers/staff';
import { tablesOf } from '../../../tests/helpers/tables';

const payload = await testPayload();
const staff = await signIn(payload);
const tables = tablesOf(staff, payload);

describe('values', () => {
  it('nothing is guessed', async () => {
    const { id } = await create(payload, 'leaders', 'Plain', { status: 'draft' });
    await tables.imported('leaders', `id,title,shortBio,longBio\n${id},1.10,null,007\n`);
    expect(await tables.newest('leaders', id)).toMatchObject({ title: '1.10', shortBio: 'null', longBio: '007' });
  });

  it.each(['03.04.2027', '04/03/2027', '3 April 2027', '2027-02-30', '2027-04', '45750'])(
    'the date %s is refused',
    async (date) => {
      const { id } = await create(payload, 'jobs', 'Dated', { status: 'draft' });
      const { plan } = await tables.imported('jobs', `id,validThrough\n${id},${date}\n`);
      expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining(date) }]);
    },
  );

  it('a day is stored as the form stores it', async () => {
    const { id } = await create(payload, 'jobs', 'Dated', { status: 'draft' });
    await tables.imported('jobs', `id,validThrough,remote\n${id},2027-04-03,TRUE\n`);
    expect(await tables.newest('jobs', id)).toMatchObject({ validThrough: '2027-04-03T12:00:00.000Z', remote: true });
  });

  it.each([
    ['order', '1,5'],
    ['order', '1e3'],
    ['order', 'ten'],
    ['portrait', 'none'],
    ['portrait', '00000000-0000-4000-8000-000000000000'],
    ['_status', 'live'],
    ['updatedAt', '27.11.2026'],
    ['title', 'M\uFFFDnchen'],
    ['title', 'MÃ¼nchen'],
    ['title', 'StraÃŸe'],
    ['title', 'lâ€™Ã©tÃ©'],
    ['title', '5 â‚¬'],
    ['title', '5Â kg'],
    ['title', 'M√ºnchen'],
    ['title', 'it‚Äôs'],
  ])('%s: %s is refused', async (column, value) => {
    const { id } = await create(payload, 'leaders', 'Judged', { status: 'draft' });
    const { plan } = await tables.imported('leaders', `id;name;${column}\n${id};Changed;${value}\n`);
    expect(plan).toMatchObject([{ outcome: 'refused' }]);
  });

  it.each(['[{"text":', '"text"', '[{"__proto__":{"text":"x"}}]', 'x'.repeat(40_000)])(
    'a damaged list is refused',
    async (list) => {
      const { id } = await create(payload, 'jobs', 'Listed', { status: 'draft' });
      const { plan } = await tables.imported('jobs', `id,whatYouDo\n${id},"${list.replaceAll('"', '""')}"\n`);
      expect(plan).toMatchObject([{ outcome: 'refused' }]);
    },
  );

  const changedBy = async (collection: 'jobs' | 'leaders' | 'pages', column: string, value: string) => {
    const { id } = await create(payload, collection, 'Cell', { status: 'draft' });
    const before = await tables.newest(collection, id);
    const { plan, done } = await tables.imported(collection, `id;${column}\n${id};"${value.replaceAll('"', '""')}"\n`);
    const after = await tables.newest(collection, id);
    return { plan, done, before: before[column], after: after[column] };
  };

  // Saving dropped what no field has: a list of other things became an empty one.
  it.each<['jobs' | 'leaders' | 'pages', string, string, RegExp]>([
    ['jobs', 'whatYouDo', '[{"texx":"typo"}]', /"texx"/],
    ['jobs', 'whatYouDo', '[{"text":"kept","more":"lost"}]', /"more"/],
    ['jobs', 'whatYouDo', '["a"]', /\(0\)/],
    ['jobs', 'whatYouDo', '[null]', /\(0\)/],
    ['jobs', 'whatYouDo', '[[]]', /\(0\)/],
    ['jobs', 'whatYouDo', '5', /list/],
    ['jobs', 'whatYouDo', '0', /list/],
    ['jobs', 'whatYouDo', '{"text":"a"}', /list/],
    ['jobs', 'whatYouDo', '[{"text":5}]', /Enter a text/],
    ['jobs', 'whatYouDo', '[{"text":{"a":1}}]', /Enter a text/],
    ['jobs', 'whatYouDo', '[{"id":{"a":1},"text":"a"}]', /0\.id/],
    ['jobs', 'whatYouDo', '[{"text":"one","text":"two"}]', /twice/],
    ['pages', 'blocks', '[{"blockType":"nope"}]', /nope/],
    ['pages', 'blocks', '[{"blockType":"constructor"}]', /constructor/],
    ['pages', 'blocks', '[{"blockType":"hero","headline":"x"}]', /"headline"/],
    ['pages', 'blocks', '[1]', /section/],
    ['pages', 'blocks', '0', /list/],
    ['leaders', 'portrait', '[]', /not a list/],
    ['jobs', 'datePosted', '0000-01-01', /not a date/],
    ['jobs', 'datePosted', '2027-04-03T23:30:00-05:00', /not a date/],
  ])('%s, %s: %s is refused, and the reason names it', async (collection, column, value, reason) => {
    const { plan, before, after } = await changedBy(collection, column, value);
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringMatching(reason) }]);
    expect(after).toEqual(before);
  });

  it.each([
    ['whatYouDo', '', []],
    ['whatYouDo', 'null', []],
    ['whatYouDo', '[]', []],
    ['datePosted', '2027-04-03T23:30:00Z', '2027-04-03T12:00:00.000Z'],
  ])('%s: "%s" is stored as the form stores it', async (column, value, stored) => {
    const { done, after } = await changedBy('jobs', column, value);
    expect(done).toMatchObject([{ outcome: 'changed' }]);
    expect(after).toEqual(stored);
  });

  it('a list that was copied from another row is a copy', async () => {
    const [one, other] = [await create(payload, 'jobs', 'One'), await create(payload, 'jobs', 'Other')];
    const list = JSON.stringify((await tables.newest('jobs', one.id)).whatYouDo).replace('Read', 'Copied');
    const doubled = `${list.slice(0, -1)},${list.slice(1)}`;
    for (const [id, cell, texts] of [
      [other.id, list, ['Copied']],
      [one.id, doubled, ['Copied', 'Copied']],
    ] as const) {
      const quoted = `"${cell.replaceAll('"', '""')}"`;
      const { plan, done } = await tables.imported('jobs', `id;whatYouDo;_status\n${id};${quoted};published\n`);
      expect([plan, done]).toMatchObject([[{ outcome: 'changed' }], [{ outcome: 'changed' }]]);
      expect((await tables.newest('jobs', id)).whatYouDo).toMatchObject(texts.map((text) => ({ text })));
    }
  });

  it('the preview shows what is stored', async () => {
    const { plan, after } = await changedBy('jobs', 'slug', `Ünïcode ${next()}`);
    expect(plan).toMatchObject([{ changes: [{ column: 'slug', after }] }]);
  });

  it('texts hold no formulas, and come back as they were', async () => {
    const values = [
      '=HYPERLINK("http://evil.example")',
      '+1, two',
      '-3\nlines',
      '@SUM(A1)',
      "'=quoted",
      "'plain",
      '"-5"',
    ];
    const { id } = await create(payload, 'leaders', 'Formula sample');
    for (const shortBio of values) {
      await change(payload, 'leaders', id, { shortBio });
      const text = await tables.exported('leaders', 'csv', id);
      expect(text).not.toMatch(/(?:^|[,\n])"?[=+@]|(?:^|[,\n])"?-[^\d]/);
      const { plan } = await tables.imported('leaders', text);
      expect(plan).toMatchObject([{ outcome: 'same' }]);
    }
  });

  it('texts are cleaned as in the form, and the preview shows it', async () => {
    const { id } = await create(payload, 'leaders', 'Cleaned', { status: 'draft' });
    const { plan } = await tables.imported('leaders', `id,title\n${id},München\u000bSüd\n`);
    const { title } = await tables.newest('leaders', id);
    expect(title).toBe('München Süd');
    expect(plan).toMatchObject([{ outcome: 'changed', changes: [{ after: title }] }]);
  });

  it('a new row without a title, and a picture without a file, are refused', async () => {
    const { plan } = await tables.imported('pages', 'path,_status\n/nameless,draft\n');
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('title') }]);
    const { plan: blank } = await tables.imported('pages', 'title,path\n  \u00a0,/blank\n');
    expect(blank).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('title') }]);
    const { plan: media } = await tables.imported('media', 'alt\nA picture\n');
    expect(media).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('Upload') }]);
  });

  it('an id in capitals is the same one', async () => {
    const { id } = await create(payload, 'leaders', 'Capitals', { status: 'draft' });
    const { plan } = await tables.imported('leaders', `id,title\n${id.toUpperCase()},One\n${id},Two\n`);
    expect(plan).toMatchObject([{ outcome: 'changed', href: expect.stringContaining(id) }, { outcome: 'refused' }]);
    const { id: page } = await create(payload, 'pages', 'Linked');
    const link = await tables.imported('pages', `title,meta.canonical\nLinks,pages/${page.toUpperCase()}\n`);
    expect(link.plan[0]?.changes[1]?.after).toBe(`pages/${page}`);
  });

  it('an id of another kind of document is refused', async () => {
    const { id } = await create(payload, 'pages', 'Elsewhere', { status: 'draft' });
    const { plan } = await tables.imported('leaders', `id,name,title\n${id},Elsewhere,Reader\n`);
    expect(plan).toMatchObject([{ outcome: 'refused', reason: expect.stringContaining('Pages') }]);
  });

  it('two rows for one document: the second is refused', async () => {
    const { id } = await create(payload, 'leaders', 'Twice', { status: 'draft' });
    const { plan } = await tables.imported('leaders', `id,title\n${id},One\n${id},Two\n`);
    expect(plan).toMatchObject([{ outcome: 'changed' }, { outcome: 'refused', reason: 'Line 2 has the same id.' }]);
  });
});

/** `%9F`: this byte. */
const inBytes = (text: string) =>
  Buffer.from(
    text.replace(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

describe('files', () => {
  const rows = async (file: string | Uint8Array) => {
    const { plan } = await tables.imported('pages', file);
    return plan;
  };
  const titled = (title: string) => `title;path;_status\r\n${title};/file-${next()};draft\r\n`;
  const utf16 = (text: string, isBig = false) => {
    const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
    return isBig ? bytes.swap16() : bytes;
  };

  it.each<[string, (text: string) => string | Uint8Array]>([
    ['semicolons', (text) => text],
    ['tabs', (text) => text.replaceAll(';', '\t')],
    ['bars', (text) => text.replaceAll(';', '|')],
    ['commas and a byte order mark', (text) => `\uFEFF${text.replaceAll(';', ',')}`],
    ['Excel’s own line', (text) => `sep=;\r\n${text}`],
    ['lines of old programs', (text) => text.replaceAll('\r\n', '\r')],
    ['UTF-16', (text) => utf16(text)],
    ['UTF-16, big-endian', (text) => utf16(text, true)],
    ['UTF-16 without a mark', (text) => Buffer.from(text, 'utf16le')],
    ['Excel’s own line in quotation marks', (text) => `"sep=;"\r\n${text}`],
    ['Excel’s own line filled up by a spreadsheet', (text) => `sep=;;;\r\n${text}`],
    ['Excel’s own line filled up by one with commas', (text) => `"sep=;",,\r\n${text.replaceAll(';', ',')}`],
    ['empty lines before the headings', (text) => `\r\n;;\r\n${text}`],
    ['Windows-1252', (text) => Buffer.from(text, 'latin1')],
    ['empty lines and columns', (text) => text.replaceAll('\r\n', ';;\r\n').concat(';;;;\r\n\r\n')],
  ])('%s are read', async (_, made) => {
    const plan = await rows(made(titled('München')));
    expect(plan).toMatchObject([{ outcome: 'created', title: 'München', publishes: false }]);
  });

  it('signs of Windows-1252 are read', async () => {
    const text = 'title,path\n%84Ja%93 %96 %805%85 l%92%E9t%E9 %8A%E1rka%99 Rock%B4n,/signs\n';
    expect(await rows(inBytes(text))).toMatchObject([{ title: '„Ja“ – €5… l’été Šárka™ Rock´n' }]);
  });

  // From the languages that Windows-1252 was made for: none is taken for another encoding.
  it.each([
    'Größe: Übermaß §§ 5, 6, 20 °C, ½ Liter, 0,3 W/m²·K; »Ja« geht‘s, so‘ne, a–o, Rhein–Main, entweder–oder – BGB, Straße, Karl Meier †, ©Alethia, Alethia™',
    'L’œuvre naïve de Noël Haÿ, où «déjà vu» : crème brûlée, poème, École, Île, à, É',
    '«¡Señor Núñez!» ¿Qué? España, mañana, 1ª, 5º, Nº 5, leámoslo, jalapeño, São João, opções, irmã, È così, più, caffè',
    'Jørgen Løkke, miljøer, sjøatlas, Færøerne, træ, Malmö, Håkon, Ísafjörður, veður, þrír, nýr, Šárka, Novotný, Õhk, võrk',
  ])('Windows-1252 is read: %s', async (text) => {
    const bytes = [...text].map((sign) =>
      'ŠšŽžŸœŒ™†–‘’“”„€'.includes(sign)
        ? [0x8a, 0x9a, 0x8e, 0x9e, 0x9f, 0x9c, 0x8c, 0x99, 0x86, 0x96, 0x91, 0x92, 0x93, 0x94, 0x84, 0x80][
            'ŠšŽžŸœŒ™†–‘’“”„€'.indexOf(sign)
          ]
        : sign.charCodeAt(0),
    );
    const { rows: read, error } = await tables.read(
      'leaders',
      Buffer.from([...Buffer.from('shortBio\n"'), ...bytes.map(Number), 0x22]),
    );
    expect([error, read?.[0]?.cells]).toEqual([undefined, [['shortBio', text]]]);
  });

  it.each<[string, string | Uint8Array, RegExp]>([
    ['foreign headings', 'Titel;Pfad\nMesse;/messe\n', /"Titel", "Pfad"/],
    ['a foreign heading among others', 'title,path,Farbe\nMesse,/messe,blau\n', /"Farbe"/],
    ['a heading twice', 'title,title\nOne,Two\n', /twice/],
    ['an open quotation mark', 'title,path\n"Messe,/messe\nZwei,/zwei\n', /line 2/],
    ['letters behind a quotation mark', 'title,path\nEins,/eins\n"Messe"x,/messe\n', /line 3/],
    ['a quotation mark within a cell', 'title,path\nEins "zwei",/eins\n', /line 2/],
    ['too few cells', 'title,path,_status\nEins,/eins\n', /Line 2/],
    ['too many cells', 'title,path\nEins,/eins,draft\n', /Line 2/],
    ['no rows', 'title,path\n', /no rows/],
    ['damaged JSON', '[\n{"title": "Eins"},\n{"title": }\n]', /line 3/],
    ['JSON that is nested too deeply', `[{"blocks": ${'['.repeat(100)}${']'.repeat(100)}}]`, /deeply/],
    ['JSON with U+0000', '[\n{"title": "a\\u0000"}\n]', /Line 2/],
    ['JSON of something else', '{"title": "Eins"}', /list/],
    [
      'two encodings',
      Buffer.concat([Buffer.from('title,path\nMünchen,/a\n'), Buffer.from('Köln,/b\n', 'latin1')]),
      /line 3/,
    ],
    ['letters of a Mac', inBytes('title,path\nM%9Fnchen,/mac\n'), /line 2 reads/],
    ['letters of a Mac, in its lines', inBytes('title,path\rK%9Aln,/mac\r'), /Mac/],
    ['letters of DOS', inBytes('title,path\nB%84cker,/dos\n'), /line 2 reads/],
    ['Cyrillic letters', inBytes('title,path\n%CC%EE%F1%EA%E2%E0,/moskva\n'), /line 2 reads/],
    ['Polish letters', inBytes('title,path\nMa%B3gorzata,/polska\n'), /line 2 reads/],
    ...[
      ['quotes of a Mac', '%D2Ja%D3'],
      ['an apostrophe of a Mac', 'it%D5s'],
      ['a dash of a Mac', 'one %D0 two'],
      ['ß of a Mac', 'Fu%A7'],
      ['ö of a Mac', 'K%9Aln'],
      ['ô of a Mac', 'h%99tel'],
      ['ñ of a Mac', 'Espa%96ol'],
      ['ï of a Mac', 'na%95ve'],
      ['ë of a Mac', 'No%91l'],
      ['ß of DOS', 'Stra%E1e'],
      ['é of DOS', 'caf%82'],
      ['ř of Czech', 'Dvo%F8%E1k'],
      ['ě of Czech', 'm%ECsto'],
      ['č of Czech', 'sou%E8asn%FD'],
      ['Š of ISO 8859-2', '%A9koda'],
      ['Ł of ISO 8859-2', '%A3ukasz'],
      ['ń of Polish', 'Gda%F1sk'],
      ['ş of Romanian', '%AAtefan'],
      ['ş and ı of Turkish', 'kullan%FDc%FDn%FDn hesab%FD'],
      ['kana of Shift-JIS', '%82%B7%82%D7'],
    ].map(([kind, title]): [string, Uint8Array, RegExp] => [
      String(kind),
      inBytes(`title,path\n${title},/misread\n`),
      /line 2 reads/,
    ]),
    ['a web table called XLS', '<html xmlns:x="urn:x"><table><tr><td>title</td></tr></table>', /web page/],
    ['the XML of an old workbook', '<?xml version="1.0"?><Workbook></Workbook>', /web page or XML/],
    ['JSON with a field twice', '[{"title": "One", "title": "Two"}]', /twice/],
    ['JSON with a column twice', '[{"meta.title": "One", "meta": {"title": "Two"}}]', /twice/],
    ['JSON with a number out of range', '[{"title": "One", "blocks": [1e400]}]', /too large/],
    ['JSON with __proto__', '[{"title": "One", "blocks": [{"__proto__": {}}]}]', /__proto__/],
    ['a workbook', Buffer.from('504b0304140006000800000021', 'hex'), /workbook|kind/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /png/],
    ['nothing', '\n', /heading|empty/],
  ])('%s: refused as a whole, with the reason', async (_, file, reason) => {
    const { status, error } = await tables.read('pages', file);
    expect(status).toBe(400);
    expect(error).toMatch(reason);
  });

  it('are bounded', async () => {
    expect((await tables.read('leaders', `name,title\n${'A,B\n'.repeat(2001)}`)).error).toContain('2000');
    const { status } = await staff.editor.rest('POST', '/tables/leaders/plan', {
      format: 'csv',
      rows: Array.from({ length: 11 }, () => ({ line: 2, cells: [] })),
    });
    expect(status).toBe(400);
  });

  it.each(['users', 'audit-log', 'preview-links', 'approvals', 'payload-jobs', 'forms', 'no-such-thing', '__proto__'])(
    'there are none of %s',
    async (collection) => {
      expect((await staff.admin.rest('GET', `/tables/${collection}`)).status).toBe(404);
      expect((await staff.admin.rest('POST', `/tables/${collection}/read`, { data: 'eA==' })).status).toBe(404);
    },
  );

  it.each(['{"nope":{"equals":1}}', '{"title":"x"}', '{"id":{"equals":{"a":1}}}'])(
    'with a filter that does not fit are refused, not broken off: %s',
    async (filter) => {
      const { status } = await staff.editor.rest('GET', `/tables/leaders?filter=${encodeURIComponent(filter)}`);
      expect(status).toBe(400);
    },
  );

  it('are never cached', async () => {
    const { headers } = await staff.editor.rest('GET', '/tables/leaders?format=csv');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});
