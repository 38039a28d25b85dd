/**
 * Contrast as WCAG 2 defines it: relative luminance of two opaque colours, and what the ratio allows. Everything the
 * reference says about contrast is computed here from the tokens.
 */
const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** How much light a colour gives, 0 (black) to 1 (white). `hex` is `#rrggbb`. */
export function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour of six digits: ${hex}`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The ratio of two colours, 1 to 21, cut to two digits: 4.499 must not read as 4.5. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100 + 1e-6) / 100;
}

export type Grade = 'body' | 'large' | 'fail';

/** What text of this ratio may be: any size from 4.5, only large text and marks from 3, below that no text (1.4.3). */
export const gradeOf = (ratio: number): Grade => (ratio >= 4.5 ? 'body' : ratio >= 3 ? 'large' : 'fail');
