import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asRead, CUT, cut, joinedAgain } from './cut';

it('reads a text as people do', () => {
  expect(asRead('Vorher\u00adsage, Wasser\u200bstand')).toBe('Vorhersage, Wasserstand');
  expect(asRead('Mu\u0308nchen\u00a0\u202fSu\u0308d')).toBe('München  Süd');
});

it('separates words from signs, in a text as in a part of it', () => {
  expect(cut('“early” 4.0').split(CUT).filter(Boolean)).toEqual(['“', 'early', '”', ' 4', '.', '0']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (part, before, after) => {
      fc.pre(asRead(before + part + after).includes(asRead(part)));
      expect(cut(before + part + after)).toContain(cut(part));
    }),
  );
});

it('is taken back for readers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(joinedAgain(cut(text))).toBe(joinedAgain(asRead(text)));
    }),
  );
});
