import { describe, expect, it } from 'vitest';
import { gapSketchExamples } from '@/blocks/gap-sketch/gap-sketch.example';
import { gapIn, gapInQuery, gapLine, gapNote, noteInQuery } from './gap-sketch';

const texts = gapSketchExamples.white.block;

describe('a note that is brought to the calendar', () => {
  it('is cleaned, with the weeks of its gap', () => {
    expect(noteInQuery({ note: ' Reserve:\u0007 2 ', known: '7', late: '2' })).toEqual({
      note: 'Reserve: 2',
      known: 7,
      late: 2,
    });
  });

  it.each([undefined, '', ' ', 'a\u0000b', 'x'.repeat(501), 'x'.repeat(100_000), ['a', 'b']])(
    'is none if it is %j',
    (note) => {
      expect(noteInQuery({ note, known: '7', late: '2' })).toBeUndefined();
    },
  );

  it('leaves out weeks that cannot be drawn', () => {
    expect(noteInQuery({ note: 'a', known: '700', late: ['2', '3'] })).toEqual({ note: 'a' });
  });
});

describe('a gap in an address', () => {
  it('is drawn within its limits', () => {
    expect(gapInQuery({ decision: 'Pour', known: '20', late: '8' })).toEqual({ decision: 'Pour', known: 20, late: 8 });
    expect(gapInQuery({ known: '1', late: '0' })).toEqual({ known: 1, late: 0 });
  });

  it.each([
    {},
    { known: '7' },
    { late: '2' },
    { known: '0', late: '2' },
    { known: '21', late: '2' },
    { known: '7', late: '9' },
    { known: '7', late: '-1' },
    { known: '7.5', late: '2' },
    { known: '<b>', late: '2' },
    { known: ['7', '8'], late: '2' },
    { known: '9'.repeat(10_000), late: '2' },
  ])('is none if it cannot be drawn: %j', (query) => {
    expect(gapInQuery(query)).toBeUndefined();
  });

  it('names only decisions that the section offers', () => {
    const named = (decision?: string) => gapIn(texts, { known: 7, late: 2, decision }).decision;
    expect(named('Pour')).toBe('Pour');
    for (const other of ['Send us money', 'pour', '', undefined]) expect(named(other)).toBeUndefined();
  });
});

describe('the words about a gap', () => {
  it('has one week in the singular', () => {
    expect(gapLine(gapIn(texts, { known: 1, late: 0 }))).toBe('You had 1 week. You used 0.');
  });

  it('fills in names once: what was filled in is no phrase', () => {
    const odd = { ...texts, note: '{decision} {known} {what}', decisions: [{ text: '{late}' }] };
    expect(gapNote(gapIn(odd, { known: 7, late: 2, decision: '{late}' }))).toBe('{late} 7 weeks {what}');
  });

  it('asks the question where no decision was chosen', () => {
    expect(gapNote(gapIn(texts, { known: 7, late: 2 }))).toMatch(/^A decision that reaches us late: first known/);
  });

  it('fits into a booking', () => {
    const long = { ...texts, note: '😀'.repeat(600) };
    expect(gapNote(gapIn(long, { known: 7, late: 2 }))).toBe('😀'.repeat(500));
  });
});
