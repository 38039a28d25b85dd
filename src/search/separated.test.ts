import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asRead, asSearched, joinedAgain, SEPARATOR, separated } from './separated';

it('reads a text as people do', () => {
  expect(asRead('Vorher\u00adsage, Wasser\u200bstand')).toBe('Vorhersage, Wasserstand');
  expect(asRead('eﬃcient ４２ Ｈz 10 \u00b5m dir\u200emark \u202bab\u202c')).toBe(
    'efficient 42 Hz 10 \u03bcm dirmark ab',
  );
  expect(asRead('Mu\u0308nchen\u00a0\u202fSu\u0308d')).toBe('München  Süd');
});

it('separates words from signs, in a text as in a part of it', () => {
  expect(separated('“early” 4.0').split(SEPARATOR).filter(Boolean)).toEqual(['“', 'early', '”', ' 4', '.', '0']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (part, before, after) => {
      fc.pre(asSearched(before + part + after).includes(asSearched(part)));
      expect(separated(before + part + after)).toContain(separated(part));
    }),
  );
});

it('is taken back for readers', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(joinedAgain(separated(text))).toBe(joinedAgain(asSearched(text)));
    }),
  );
});
