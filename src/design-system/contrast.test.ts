import { describe, expect, test } from 'vitest';
import { contrast, gradeOf, hexOf, luminance, mix } from './contrast';
import { groundColors, groundInks, palette } from './tokens';

describe('contrast', () => {
  test('ranges from 1 to 21, whichever color comes first', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    expect(contrast('#ffffff', '#000000')).toBe(21);
    expect(contrast('#0C8CE9', '#0c8ce9')).toBe(1);
  });

  test('matches WCAG for known pairs', () => {
    // The two grays on either side of 4.5 on white.
    expect(contrast('#767676', '#ffffff')).toBe(4.54);
    expect(contrast('#777777', '#ffffff')).toBe(4.47);
  });

  test('matches the values of the visual direction', () => {
    expect(contrast('#ffffff', palette.ion.hex)).toBe(3.53);
    expect(contrast(palette.graphite.hex, palette.ion.hex)).toBeCloseTo(4.97, 1);
    expect(contrast(palette['light-grey'].hex, palette.graphite.hex)).toBeCloseTo(8.44, 1);
  });

  test('refuses anything but six-digit colors', () => {
    expect(() => luminance('#fff')).toThrow('#fff');
    expect(() => luminance('var(--ink)')).toThrow();
  });
});

test.each([
  [4.5, 'body'],
  [4.49, 'large'],
  [3, 'large'],
  [2.99, 'fail'],
] as const)('a ratio of %d allows: %s', (ratio, grade) => {
  expect(gradeOf(ratio)).toBe(grade);
});

test.each([
  ['#0C8CE9', 72, '#17191F', '#1f69ab'],
  ['#0C8CE9', 70, '#17191F', '#1f67a6'],
  ['#646B6E', 80, '#17191F', '#53595d'],
  ['#E9F3FF', 78, '#17191F', '#b5bdc8'],
  ['#9ED1F6', 60, '#E9F3FF', '#bcdffa'],
])('mixes %s by %d %% with %s like a browser: %s', (one, share, other, expected) => {
  expect(mix(one, share, other)).toBe(expected);
});

test('text of every role has a contrast of 4.5 on its ground', () => {
  for (const [ground, inks] of Object.entries(groundInks)) {
    for (const [role, ink] of Object.entries(inks)) {
      const hex = groundColors[ground as keyof typeof groundColors];
      expect(contrast(hexOf(ink), hex), `${role} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
