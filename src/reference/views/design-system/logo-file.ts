import type { LogoVariation } from '../../registry/logos';

/** The name in Schibsted Grotesk 500 as outlines: 100 units per em, baseline at 98, tracking -0.035 em. */
const WORDMARK =
  'M12.1 98L0.8 98L29.8 27.7L41.4 27.7L70.2 98L59.0 98L50.5 76.0L20.6 76.0L12.1 98ZM23.9 67.4L47.2 67.4L35.5 37.4L23.9 67.4ZM92.3 98L84.0 98Q80.2 98 77.6 95.7Q75.1 93.4 75.1 89.7L75.1 24.8L85.0 24.8L85.0 87.5Q85.0 89.1 85.5 89.6Q86.0 90.1 87.5 90.1L92.3 90.1L92.3 98ZM121.0 99.2Q113.4 99.2 107.7 95.8Q102.0 92.4 98.9 86.3Q95.7 80.1 95.7 71.6Q95.7 63.2 98.9 57.0Q102.0 50.8 107.6 47.4Q113.2 44.0 120.7 44.0Q124.9 44.0 129.2 45.4Q133.5 46.7 137.1 50.1Q140.7 53.4 142.8 59.2Q145.0 64.9 145.0 73.8L106.5 73.8Q106.9 81.6 110.2 86.1Q113.9 91.3 120.9 91.3Q125.9 91.3 129.3 88.8Q132.7 86.3 134.4 81.4L143.8 84.3Q141.9 89.2 138.6 92.5Q135.3 95.8 130.8 97.5Q126.3 99.2 121.0 99.2ZM106.7 66.8L133.9 66.8Q133.4 62.3 132.0 59.3Q130.1 55.4 127.1 53.6Q124.1 51.8 120.5 51.8Q116.0 51.8 112.9 54.2Q109.7 56.5 108.1 61.0Q107.1 63.6 106.7 66.8ZM177.0 98L165.6 98Q161.7 98 159.2 95.7Q156.6 93.4 156.6 89.7L156.6 53.1L148.4 53.1L148.4 45.3L156.6 45.3L156.6 34.4L166.6 32.2L166.6 45.3L176.8 45.3L176.8 53.1L166.6 53.1L166.6 87.5Q166.6 89.1 167.0 89.6Q167.5 90.1 169.0 90.1L177.0 90.1L177.0 98ZM194.8 98L184.9 98L184.9 24.8L194.8 24.8L194.8 53.8Q196.9 49.9 200.7 47.2Q205.2 44.0 211.7 44.0Q217.4 44.0 221.4 46.6Q225.4 49.2 227.5 53.9Q229.7 58.6 229.7 65.1L229.7 98L219.7 98L219.7 66.0Q219.7 59.4 217.4 55.7Q215.2 52.0 209.2 52.0Q202.7 52.0 198.7 56.7Q194.8 61.5 194.8 70.9L194.8 98ZM249.1 98L239.1 98L239.1 45.3L249.1 45.3L249.1 98ZM244.1 37.1Q240.8 37.1 238.7 34.9Q236.5 32.8 236.5 29.5Q236.5 26.2 238.7 24.1Q240.8 21.9 244.1 21.9Q247.4 21.9 249.6 24.1Q251.7 26.2 251.7 29.5Q251.7 32.8 249.6 34.9Q247.4 37.1 244.1 37.1ZM274.8 99.2Q269.6 99.2 265.6 97.2Q261.7 95.3 259.4 91.8Q257.2 88.2 257.2 83.6Q257.2 78.6 260.2 74.6Q263.1 70.6 269.0 68.3Q274.9 66.0 284.0 66.0L291.5 66.0L291.5 64.0Q291.5 58.0 289.2 54.8Q286.8 51.7 281.3 51.7Q276.0 51.7 273.2 54.4Q270.4 57.1 270.2 61.8L259.4 59.5Q260.0 55.3 262.8 51.8Q265.6 48.2 270.5 46.1Q275.3 44.0 281.9 44.0Q288.5 44.0 292.7 46.4Q297.0 48.8 299.0 53.4Q301.1 58.1 301.1 65.0L301.1 87.5Q301.1 89.1 301.6 89.6Q302.0 90.1 303.6 90.1L306.4 90.1L306.4 98L300.7 98Q296.7 98 294.3 95.7Q291.9 93.5 291.8 89.9Q291.6 90.3 291.3 90.8Q289.9 93.0 287.7 94.9Q285.4 96.8 282.3 98Q279.1 99.2 274.8 99.2ZM277.3 91.5Q281.2 91.5 284.4 89.6Q287.7 87.7 289.6 83.8Q291.6 79.8 291.6 73.6L291.6 73.0L283.9 73.0Q277.8 73.0 274.3 74.6Q270.7 76.2 269.3 78.5Q267.9 80.9 267.9 83.2Q267.9 85.5 268.9 87.3Q269.9 89.2 272.0 90.4Q274.1 91.5 277.3 91.5Z';

/** Units of the mark's 32 per unit of the wordmark: as in the navigation, 26 px beside 32 px. */
const SCALE = 0.26;
export const capHeight = 70.3 * SCALE;

const mark = ([line, pupil]: LogoVariation['inks']) =>
  `<g fill="none" stroke="${line}" stroke-width="1.25"><path d="M-15 0A17 17 0 0 1 15 0A17 17 0 0 1 -15 0Z"/><circle r="5.6"/></g><circle r="2.2" fill="${pupil}"/>`;

const name = ([line]: LogoVariation['inks'], x: number, y: number) =>
  `<path transform="translate(${x} ${y}) scale(${SCALE})" fill="${line}" d="${WORDMARK}"/>`;

export const sheets = { horizontal: [124, 32], stacked: [94, 85], mark: [32, 32] } as const;

/** Outlines only: no font needed. */
function logoSvg({ shape, inks }: Pick<LogoVariation, 'shape' | 'inks'>): string {
  const [width, height] = sheets[shape];
  const drawing = {
    horizontal: `<g transform="translate(16 16)">${mark(inks)}</g>${name(inks, 44, -0.3)}`,
    stacked: `<g transform="translate(47 26) scale(1.625)">${mark(inks)}</g>${name(inks, 7, 57)}`,
    mark: `<g transform="translate(16 16)">${mark(inks)}</g>`,
  }[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawing}</svg>`;
}

export const logoAddress = (variation: Pick<LogoVariation, 'shape' | 'inks'>) =>
  `data:image/svg+xml,${encodeURIComponent(logoSvg(variation))}`;
