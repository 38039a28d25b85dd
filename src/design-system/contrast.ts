import { type Ink, palette } from './tokens';

/**
 * Contrast as WCAG 2 defines it: relative luminance of two opaque colours, and what the ratio allows. Everything the
 * reference says about contrast is computed here from the tokens.
 */
const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const channelsOf = (hex: string) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
const times = (matrix: number[][], [a = 0, b = 0, c = 0]: number[]) =>
  matrix.map(([x = 0, y = 0, z = 0]) => x * a + y * b + z * c);

// Oklab, as CSS Color 4 gives it: linear sRGB to cone responses, their cube roots to lightness and two opponents.
const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LINEAR = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/**
 * What `color-mix(in oklab, one share%, other)` gives, for opaque colours. Lightness and opponents are linear in the cube
 * roots of the cone responses, so those can be mixed as they are.
 */
export function mix(one: string, share: number, other: string): string {
  const [first, second] = [one, other].map((hex) => times(TO_CONES, channelsOf(hex)).map(Math.cbrt));
  const cones = (first ?? []).map((value, at) => ((value * share + (second?.[at] ?? 0) * (100 - share)) / 100) ** 3);
  const encoded = times(TO_LINEAR, cones).map((value) => {
    const channel = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, channel)));
  });
  return `#${encoded.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** How much light a colour gives, 0 (black) to 1 (white). `hex` is `#rrggbb`. */
export function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a colour of six digits: ${hex}`);
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
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

/** The value of a text colour. */
export const hexOf = (ink: Ink) =>
  typeof ink === 'string' ? palette[ink].hex : mix(palette[ink[0]].hex, ink[1], palette[ink[2]].hex);
