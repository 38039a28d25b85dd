import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Piece, piecesOf, taggedText } from '../inline';
import { asInXml, fingerprint, type Line } from '../lines';
import { pairsOf } from '../states';
import { planOf, withChanges } from './plan';
import { readXliff } from './read';
import { type TranslationFile, writeXliff } from './write';

const bytes = (text: string) => new TextEncoder().encode(text);
const readText = (text: string) => readXliff(bytes(text));
const attributes = (count: number) => Array.from({ length: count }, (_, n) => `a${n}="1"`).join(' ');
const unit = (id: string, source: Piece[], target?: Piece[]) => ({
  ...{ id, source, state: 'needs-translation' as const, note: 'Hero, Heading.' },
  ...(target && { target }),
});
const file = (...units: TranslationFile['units']): TranslationFile => ({
  original: 'pages/1',
  language: 'de',
  note: 'Platform (/platform)',
  units,
});
const shell = (inside: string, head = '') => `<?xml version="1.0"?>${head}
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="pages/1" source-language="en"
  target-language="de" datatype="plaintext"><body>${inside}</body></file></xliff>`;

const units = (count: number) => Array.from({ length: count }, (_, n) => `<trans-unit id="u${n}"/>`).join('');
const source = (inside: string) => `<trans-unit id="a"><source>${inside}</source></trans-unit>`;
const files = (count: number) => Array.from({ length: count }, (_, n) => `<file original="pages/${n}"/>`).join('');

/** Numbers tags in the order in which they begin, as the site does. */
const numbered = (pieces: Piece[], count = { tags: 0 }): Piece[] =>
  pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    count.tags += 1;
    return { ...piece, id: String(count.tags), kind: 'g', inside: numbered(piece.inside, count) };
  });
const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const tag = (inside: fc.Arbitrary<Piece[]>) => inside.map((pieces): Piece => ({ id: '', kind: 'g', inside: pieces }));
const flat = fc.array(fc.oneof(text, tag(fc.array(text, { maxLength: 1 }))), { maxLength: 4 });
const pieces = fc.array(fc.oneof(text, tag(flat)), { maxLength: 5 }).map((some) => numbered(some));

describe('a file', () => {
  it('survives a round trip, whatever its words and tags', async () => {
    const units = fc.uniqueArray(fc.tuple(text, pieces, pieces), {
      minLength: 1,
      maxLength: 5,
      selector: ([id]) => asInXml(id),
    });
    await fc.assert(
      fc.asyncProperty(units, async (some) => {
        const [read] = await readText(
          writeXliff([file(...some.map(([id, source, target]) => unit(id, source, target)))]),
        );
        const as = (id: string, source: Piece[], target: Piece[]) =>
          [asInXml(id), asInXml(taggedText(source)), asInXml(taggedText(target))] as const;
        expect(read?.units.map((one) => as(one.id, one.source, one.target))).toEqual(
          some.map(([id, source, target]) => as(id, source, target)),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('can contain several documents', async () => {
    const other = { ...file(unit('a', ['Two'])), original: 'jobs/2' };
    const read = await readText(writeXliff([file(unit('a', ['One'])), other]));
    expect(read.map(({ original, language }) => [original, language])).toEqual([
      ['pages/1', 'de'],
      ['jobs/2', 'de'],
    ]);
  });

  it('from another program is read: segments, alternatives, groups, other namespaces, UTF-16', async () => {
    const inside = `<group id="g"><trans-unit id="a" tool:x="1" xmlns:tool="urn:tool"><source>One two</source>
      <seg-source><mrk mtype="seg" mid="1">One</mrk> <mrk mtype="seg" mid="2">two</mrk></seg-source>
      <target state="final"><mrk mtype="seg" mid="1">Eins</mrk> <mrk mtype="seg" mid="2"><![CDATA[zwei]]></mrk></target>
      <alt-trans><source>Other</source><target>Andere</target></alt-trans></trans-unit></group>`;
    const expected = { id: 'a', source: ['One two'], target: ['Eins zwei'], state: 'final' };
    expect((await readText(shell(inside)))[0]?.units).toEqual([expected]);
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${shell(inside)}`, 'utf16le'));
    expect((await readXliff(utf16))[0]?.units).toEqual([expected]);
  });

  it.each([
    ['no XML', 'hello', /damaged/],
    ['cut off', shell('<trans-unit id="a"><source>One').slice(0, -30), /damaged/],
    [
      'with a target twice',
      shell('<trans-unit id="a"><target>A</target><target>B</target></trans-unit>'),
      /two targets/,
    ],
    ['with a text in a tag', shell(source('<bpt id="1"><sub>a</sub></bpt>b<ept id="1"/>')), /sub/],
    ['with U+0000', shell(source('a\u0000b')), /damaged/],
    ['with a control character', shell(source('a\u0007b')), /damaged/],
    ['with half an emoji', shell(source('a&#xD83D;b')), /damaged/],
    ['of another kind', '<html></html>', /not an XLIFF file/],
    ['of another version', '<xliff version="2.0"></xliff>', /not XLIFF 1.2/],
    ['without documents', '<xliff version="1.2"></xliff>', /no documents/],
    ['with a text twice', shell('<trans-unit id="a"/><trans-unit id="a"/>'), /twice/],
    ['with entities of its own', shell('', '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'), /DOCTYPE/],
    ['with an unknown entity', shell('<trans-unit id="a"><source>&bomb;</source></trans-unit>'), /damaged/],
    ['nested too deeply', shell('<group>'.repeat(100) + '</group>'.repeat(100)), /nested/],
    // 200,000 attributes on one tag took four minutes of the process.
    ['with too many attributes', shell(`<trans-unit id="a" ${attributes(20_000)}/>`), /50 attributes/],
    ['with too many documents', `<xliff version="1.2">${files(201)}</xliff>`, /more than 200 documents/],
    ['with too many texts', shell(units(20_001)), /more than 20000 texts/],
    ['with too many tags in a text', shell(source('<x/>'.repeat(1_001))), /1000 tags/],
    ['that takes over the parser', shell('<trans-unit hasOwnProperty="1" id="a"/>'), /damaged/],
  ])('%s is refused with a reason', async (_, content, reason) => {
    await expect(readText(content)).rejects.toThrow(reason);
  });

  it('as large as the limits is read', async () => {
    const read = await readText(`<xliff version="1.2">${files(200)}</xliff>`);
    expect(read).toHaveLength(200);
    const [whole] = await readText(shell(`<trans-unit id="a" ${attributes(49)}/>${units(19_999)}`));
    expect(whole?.units).toHaveLength(20_000);
    const [long] = await readText(shell(source(`<!--${'c'.repeat(300_000)}-->${'w'.repeat(200_000)}<x id="1"/>`)));
    expect(long?.units[0]?.source).toEqual(['w'.repeat(200_000), { id: '1', kind: 'x', inside: [] }]);
  });

  it('that is too large, or not UTF-8, is refused before it is parsed', async () => {
    await expect(readXliff(new Uint8Array(5 * 1024 * 1024 + 1).fill(32))).rejects.toThrow('larger than 5 MB');
    await expect(readXliff(new Uint8Array([60, 255, 62]))).rejects.toThrow('UTF-8');
  });
});

const node = (words: string, format = 0) => ({ type: 'text', text: words, format });
const link = (url: string, ...children: object[]) => ({ type: 'link', fields: { url }, children });
const paragraph = (...children: object[]) => ({ body: { root: { children: [{ type: 'paragraph', children }] } } });
const inline = (count: number) => ({ parent: ['body', 'root', 'children', 0], from: 0, to: count });

function rich(children: { type: string }[]): Line {
  const own = piecesOf(children as never);
  const at = { key: 'body#0', group: 'body#', section: '', field: 'body', label: 'Body' };
  return { ...at, pieces: own, text: taggedText(own), pointer: ['body', 'root'], inline: inline(children.length) };
}
const plain = (key: string, words: string, most?: number): Line => ({
  ...{ key, group: key, section: '', field: key, label: key, pieces: [words], text: words, pointer: [key] },
  ...(most !== undefined && { most }),
});
const sent = (id: string, source: Piece[], target: Piece[], state?: string) => ({ id, source, target, state });

describe('the plan of a file', () => {
  const english = [plain('title', 'Platform', 12), plain('text', 'Words')];
  const own = { title: 'Platform', text: 'Wörter' };
  const pairs = pairsOf(english, [plain('title', 'Platform'), plain('text', 'Wörter')], {
    text: fingerprint('Before'),
  });
  const outcome = (...units: ReturnType<typeof sent>[]) => planOf(pairs, units, own).texts.map((one) => one.outcome);

  it('takes the English that programs put into texts to be translated for no translation', () => {
    const german = plain('title', 'Plattform');
    const translated = pairsOf(english, [german], {});
    for (const state of ['new', 'needs-translation']) {
      const { texts, changes } = planOf(translated, [sent('title', ['Platform'], ['Platform'], state)], own);
      expect([texts[0]?.outcome, changes]).toEqual(['empty', []]);
    }
    const { texts } = planOf(translated, [sent('title', ['Platform'], ['Platform'], 'final')], own);
    expect(texts[0]?.outcome).toBe('changed');
  });

  it('changes, confirms and skips texts', () => {
    expect(outcome(sent('title', ['Platform'], ['Plattform']))).toEqual(['changed']);
    expect(outcome(sent('title', ['Platform'], ['Platform'], 'translated'))).toEqual(['confirmed']);
    // A missing text is exported empty, so someone entered this one.
    expect(outcome(sent('title', ['Platform'], ['Platform']))).toEqual(['confirmed']);
    expect(outcome(sent('text', ['Words'], ['Wörter'], 'needs-review-translation'))).toEqual(['same']);
    expect(outcome(sent('text', ['Words'], ['Wörter'], 'final'))).toEqual(['confirmed']);
    expect(outcome(sent('title', ['Platform'], [' ']))).toEqual(['empty']);
  });

  it.each([
    [sent('gone', ['Gone'], ['Weg']), /no longer has this text/],
    [sent('title', ['Platforms'], ['Plattformen']), /has changed since/],
    [sent('title', ['Platform'], ['Eine lange Plattform']), /20 characters, and at most 12/],
    [sent('title', ['Platform'], ['Pl\uFFFDttform']), /damaged/],
    [sent('title', ['Platform'], ['PlÃ¤ttform']), /"Ã¤".* damaged/],
    [sent('title', ['Platform'], ['Platt', { id: '1', kind: 'g', inside: ['form'] }]), /tags/],
  ])('refuses %j', (unitSent, reason) => {
    const { texts, changes, marks } = planOf(pairs, [unitSent], own);
    expect(texts[0]?.reason).toMatch(reason);
    expect([changes, marks]).toEqual([[], {}]);
  });

  it('refuses a text that loses a name of the glossary, and leaves alone one that is there already', () => {
    const named = pairsOf([plain('text', 'Talk to Alethia')], [plain('text', 'Sprechen Sie uns an')], {});
    const result = (target: string) =>
      planOf(named, [sent('text', ['Talk to Alethia'], [target])], { text: 'Sprechen Sie uns an' }).texts[0];
    expect(result('Reden Sie mit uns')).toMatchObject({
      outcome: 'refused',
      reason: 'The glossary keeps the name “Alethia”, which the English text has.',
    });
    expect(result('Reden Sie mit Alethia')?.outcome).toBe('changed');
    expect(result('Sprechen Sie uns an')?.outcome).not.toBe('refused');
  });

  it('fills in a text that the translation leaves empty, with its fingerprint', () => {
    const empty = { title: 'Platform', text: '' };
    const some = pairsOf(english, [plain('title', 'Platform')], {});
    const { changes, marks } = planOf(some, [sent('text', ['Words'], ['Wörter'])], empty);
    expect(withChanges(empty, changes, {})).toEqual({ title: 'Platform', text: 'Wörter' });
    expect(marks).toEqual({ text: fingerprint('Words') });
  });
});

describe('rich text', () => {
  const englishNodes = [node('Read '), node('this', 1), node(' '), link('/en', node('page'))];
  const original = paragraph(...englishNodes);
  const g = (id: string, words: string): Piece => ({ id, kind: 'g', inside: [words] });
  const source: Piece[] = ['Read ', g('1', 'this'), ' ', g('2', 'page')];
  const imported = (ownNodes: { type: string }[], target: Piece[]) => {
    const document = paragraph(...ownNodes);
    const pairs = pairsOf([rich(englishNodes)], [rich(ownNodes)], {});
    const { changes, texts } = planOf(pairs, [sent('body#0', source, target)], document);
    const changed = withChanges(document, changes, original) as typeof document;
    return { children: changed.body.root.children[0]?.children, texts };
  };

  it('keeps formats and links, in the word order of its language', () => {
    const { children } = imported(englishNodes, [g('2', 'Seite'), ': lies ', g('1', 'diese')]);
    expect(children).toMatchObject([
      { type: 'link', fields: { url: '/en' }, children: [{ text: 'Seite' }] },
      { text: ': lies ', format: 0 },
      { text: 'diese', format: 1 },
    ]);
  });

  it('keeps the links of the translation', () => {
    const ownNodes = [node('Lies '), node('das', 1), node(' '), link('/de', node('Seite'))];
    expect(imported(ownNodes, ['Bitte ', g('1', 'das'), g('2', 'Blatt')]).children?.at(-1)).toMatchObject({
      fields: { url: '/de' },
    });
  });

  const fromFile = async (englishWords: { type: string }[], own: string, target: string) => {
    const document = paragraph(...englishWords);
    const [read] = await readText(
      shell(`<trans-unit id="body#0"><source>${own}</source><target>${target}</target></trans-unit>`),
    );
    const { changes, texts } = planOf(
      pairsOf([rich(englishWords)], [rich(englishWords)], {}),
      read?.units ?? [],
      document,
    );
    const changed = withChanges(document, changes, document) as typeof document;
    return { children: changed.body.root.children[0]?.children, outcome: texts[0]?.outcome };
  };
  const bpt = (id: string, words: string, own = id) =>
    `<bpt id="${own}" rid="${id}">&lt;b&gt;</bpt>${words}<ept id="e${own}" rid="${id}">&lt;/b&gt;</ept>`;

  it.each([
    ['pairs with the ids of the site', bpt('1', 'this'), bpt('2', 'page'), bpt('2', 'Seite'), bpt('1', 'diese')],
    ['pairs with ids of their own', bpt('i7', 'this'), bpt('i9', 'page'), bpt('i9', 'Seite'), bpt('i7', 'diese')],
    [
      'pairs without rid',
      '<bpt id="1"/>this<ept id="1"/>',
      '<bpt id="2"/>page<ept id="2"/>',
      '<bpt id="2"/>Seite<ept id="2"/>',
      '<bpt id="1"/>diese<ept id="1"/>',
    ],
    [
      'empty pairs',
      '<bx id="1" rid="5"/>this<ex id="2" rid="5"/>',
      '<bx id="3" rid="6"/>page<ex id="4" rid="6"/>',
      '<bx id="3" rid="6"/>Seite<ex id="4" rid="6"/>',
      '<bx id="1" rid="5"/>diese<ex id="2" rid="5"/>',
    ],
    [
      'tags with ids of their own',
      '<g id="a">this</g>',
      '<g id="b">page</g>',
      '<g id="b">Seite</g>',
      '<g id="a">diese</g>',
    ],
  ])('is read from %s', async (_, first, second, page, this_) => {
    const { children, outcome } = await fromFile(englishNodes, `Read ${first} ${second}`, `${page}: lies ${this_}`);
    expect(outcome).toBe('changed');
    expect(children).toMatchObject([
      { type: 'link', fields: { url: '/en' }, children: [{ text: 'Seite' }] },
      { text: ': lies ', format: 0 },
      { text: 'diese', format: 1 },
    ]);
  });

  it.each([
    ['overlapping pairs', '<bpt id="1"/>Lies <bpt id="2"/>diese<ept id="1"/> Seite<ept id="2"/>'],
    ['a pair that is not closed', `<bpt id="1"/>Lies ${bpt('2', 'Seite')}`],
    ['a pair too many', `${bpt('1', 'Lies')} ${bpt('2', 'die')} ${bpt('3', 'Seite')}`],
  ])('%s are refused', async (_, target) => {
    const source = `Read ${bpt('1', 'this')} ${bpt('2', 'page')}`;
    expect(await fromFile(englishNodes, source, target)).toEqual({ children: englishNodes, outcome: 'refused' });
  });

  it.each([
    ['trimmed', 'Café', 'Kaffeehaus'],
    ['with spaces around it', '\n  Café ', '\n  Kaffeehaus '],
    ['decomposed', ' Cafe\u0301 ', ' Kaffeehaus '],
  ])('a source that comes back %s is the same, and its spaces are kept', async (_, source, target) => {
    const { children, outcome } = await fromFile([node(' Café ')], source, target);
    expect(outcome).toBe('changed');
    expect(children).toMatchObject([{ text: expect.stringMatching(/^\s+Kaffeehaus\s$/) }]);
  });

  it.each([
    ['spaces that a program put around it', 'Café', '\n    Kaffeehaus\n  ', 'Kaffeehaus'],
    ['one space instead of the English ones', '  Café\n', ' Kaffeehaus  ', '  Kaffeehaus\n'],
  ])('the edges of a translation are those of the English text: %s', async (_, english, target, stored) => {
    expect((await fromFile([node(english)], english, target)).children).toEqual([
      expect.objectContaining({ text: stored }),
    ]);
  });

  it.each([
    ['x', '<x id="1"/>'],
    ['x with an id of its own', '<x id="a"/>'],
    ['ph with its code', '<ph id="1">&lt;br/&gt;</ph>'],
  ])('a tag without words comes back as %s', async (_, tag) => {
    const english = [node('One'), { type: 'linebreak' }, node('two')];
    const { children, outcome } = await fromFile(english, `One${tag}two`, `Eins${tag}zwei`);
    expect(outcome).toBe('changed');
    expect(children).toMatchObject([{ text: 'Eins' }, { type: 'linebreak' }, { text: 'zwei' }]);
  });

  it('what was deleted with changes tracked is not read', async () => {
    const target = '<mrk mtype="x-sdl-deleted">Hamburg</mrk><mrk mtype="x-sdl-added">München</mrk>';
    expect(await fromFile([node('Munich')], 'Munich', target)).toMatchObject({
      children: [{ text: 'Munich' }],
      outcome: 'refused',
    });
  });

  it('accents of a translation are stored composed', async () => {
    expect((await fromFile([node('Munich')], 'Munich', 'Mu\u0308nchen')).children).toMatchObject([
      { text: 'M\u00fcnchen' },
    ]);
  });

  it.each([
    ['a tag is missing', ['Lies ', g('1', 'das')]],
    ['a tag is there twice', ['Lies ', g('1', 'das'), g('1', 'das'), g('2', 'Blatt')]],
    ['a tag is in another one', [{ id: '1', kind: 'g', inside: [g('2', 'das')] }]],
    ['a tag is unknown', ['Lies ', g('1', 'das'), g('3', 'Blatt')]],
  ] as [string, Piece[]][])('is unchanged if %s', (_, target) => {
    const { children, texts } = imported(englishNodes, target);
    expect(texts[0]?.outcome).toBe('refused');
    expect(children).toEqual(englishNodes);
  });
});
