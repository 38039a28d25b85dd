import { type Ink, palette } from './tokens';

/** WCAG 2 contrast. All contrast values of the reference are computed here from the tokens. */
const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const channelsOf = (hex: string) => [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16)));
const times = (matrix: number[][], [a = 0, b = 0, c = 0]: number[]) =>
  matrix.map(([x = 0, y = 0, z = 0]) => x * a + y * b + z * c);

// Oklab (CSS Color 4): linear sRGB to cone responses, whose cube roots become lightness and two opponents.
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
 * `color-mix(in oklab, one share%, other)` for opaque colors. Oklab is linear in the cube roots of the cone responses,
 * so those can be mixed directly.
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

/** Relative luminance, 0 (black) to 1 (white). `hex`: `#rrggbb`; throws on anything else. */
export function luminance(hex: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a color of six digits: ${hex}`);
  const [red = 0, green = 0, blue = 0] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21, truncated to two digits: 4.499 must not read as 4.5. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100 + 1e-6) / 100;
}

export type Grade = 'body' | 'large' | 'fail';

/** WCAG 1.4.3: any text from 4.5, large text and graphics from 3, no text below. */
export const gradeOf = (ratio: number): Grade => (ratio >= 4.5 ? 'body' : ratio >= 3 ? 'large' : 'fail');

export const hexOf = (ink: Ink) =>
  typeof ink === 'string' ? palette[ink].hex : mix(palette[ink[0]].hex, ink[1], palette[ink[2]].hex);
