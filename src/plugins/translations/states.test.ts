import { describe, expect, it } from 'vitest';
import { fingerprint, type Line } from './lines';
import { countsOf, fingerprintsAfter, fingerprintsKept, pairsOf, suggestionsLeft } from './states';

const line = (key: string, text: string): Line => ({
  ...{ key, text, group: key.replace(/#\d+$/, '#').replace(/\.\d+\./, '.*.'), section: '', field: key, label: key },
  ...{ pieces: [text], pointer: [] },
});
const body = (...texts: string[]) => texts.map((text, at) => line(`body#${at}`, text));
const from = (...english: string[]) => Object.fromEntries(english.map((text, at) => [`body#${at}`, fingerprint(text)]));
const statesOf = (english: Line[], own: Line[], prints: Record<string, string>) =>
  pairsOf(english, own, prints).map((pair) => [pair.english.text, pair.own?.text, pair.state]);

describe('the state of a text', () => {
  it('is missing without a fingerprint or a text, outdated with a different fingerprint, else translated', () => {
    const english = [line('a', 'One'), line('b', 'Two'), line('c', 'Three'), line('d', 'Four')];
    const own = [line('a', 'Eins'), line('b', 'Zwei'), line('c', 'Three')];
    const prints = { a: fingerprint('One'), b: fingerprint('Former'), d: fingerprint('Four') };
    const pairs = pairsOf(english, own, prints);
    expect(pairs.map(({ state }) => state)).toEqual(['translated', 'outdated', 'missing', 'missing']);
    expect(countsOf(pairs)).toEqual({ missing: 2, suggested: 0, outdated: 1, translated: 1 });
  });

  it('a new paragraph is missing and makes no other outdated', () => {
    expect(statesOf(body('A', 'New', 'B'), body('a', 'b'), from('A', 'B'))).toEqual([
      ['A', 'a', 'translated'],
      ['New', undefined, 'missing'],
      ['B', 'b', 'translated'],
    ]);
  });

  it('a removed paragraph leaves the others as they are', () => {
    expect(statesOf(body('B'), body('a', 'b'), from('A', 'B'))).toEqual([['B', 'b', 'translated']]);
  });

  it('is outdated for a changed paragraph among others', () => {
    expect(
      statesOf(body('A', 'B2', 'C'), body('a', 'b', 'c'), from('A', 'B', 'C')).map(([, , state]) => state),
    ).toEqual([...['translated', 'outdated', 'translated']]);
  });
});

describe('after an edit', () => {
  const english = [line('a', 'One'), line('b', 'Two')];
  const before = [line('a', 'Eins'), line('b', 'Two')];

  it('a changed text counts as translated from the current English text', () => {
    const after = [line('a', 'Eins'), line('b', 'Zwei')];
    expect(fingerprintsAfter({ english, before, after, from: { a: fingerprint('Former') } })).toEqual({
      a: fingerprint('Former'),
      b: fingerprint('Two'),
    });
  });

  it('a copy of the English text is not translated', () => {
    const after = [line('a', 'One'), line('b', 'Two')];
    expect(fingerprintsAfter({ english, before, after, from: { a: fingerprint('One') } })).toEqual({});
  });

  it('a paragraph that has moved keeps its fingerprint', () => {
    const change = {
      english: body('A', 'B'),
      before: body('a', 'b'),
      after: body('x', 'a', 'b'),
      from: from('A', 'B'),
    };
    expect(fingerprintsAfter(change)).toEqual({ 'body#1': fingerprint('A'), 'body#2': fingerprint('B') });
  });

  it('that translates nothing, each text keeps its fingerprint', () => {
    const after = [line('a', 'Uno'), line('b', 'Second')];
    expect(fingerprintsKept({ before, after, from: { a: 'x' } })).toEqual({ a: 'x' });
  });
});

describe('a suggestion', () => {
  const english = body('A', 'B');
  const suggested = { 'body#0': `service ${fingerprint('A')}`, 'body#1': fingerprint('B') };

  it('is neither missing nor translated, also when its English text has changed', () => {
    expect(statesOf(english, body('a', 'b'), suggested).map(([, , state]) => state)).toEqual([
      'suggested',
      'translated',
    ]);
    expect(statesOf(body('A!', 'B'), body('a', 'b'), suggested)[0]?.[2]).toBe('suggested');
  });

  it('is made by the save that says so, kept where it moves or is copied to, and ended by a change', () => {
    const by = new Map([['body#0', 'memory' as const]]);
    const change = { english, before: body('A', 'b'), after: body('a', 'b'), from: { 'body#1': fingerprint('B') } };
    expect(fingerprintsAfter(change, by)['body#0']).toBe(`memory ${fingerprint('A')}`);
    expect(fingerprintsAfter(change)['body#0']).toBe(fingerprint('A'));

    const [before, from] = [body('a', 'b'), suggested];
    const copy = [...before, line('other.heading', 'a')];
    expect(fingerprintsAfter({ english, before, after: copy, from })).toMatchObject({
      'body#0': suggested['body#0'],
      'other.heading': suggested['body#0'],
    });
    expect(fingerprintsAfter({ english, before, after: body('a!', 'b'), from })['body#0']).toBe(fingerprint('A'));
    expect(fingerprintsAfter({ english, before, after: body('A', 'b'), from })['body#0']).toBeUndefined();
  });

  it('is all that is left without an original', () => {
    const left = (after: Line[]) => suggestionsLeft({ before: body('a', 'b'), after, from: suggested });
    expect(left(body('a', 'b'))).toEqual({ 'body#0': suggested['body#0'] });
    expect(left(body('a!', 'b'))).toEqual({});
  });
});
