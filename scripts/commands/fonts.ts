/** `npm run fonts`: the two fonts as the site serves them, in src/design-system/fonts, subset from the npm packages. */
import fs from 'node:fs';
import subsetFont from 'subset-font';
import { inRoot } from '../process/paths.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** The characters of English text, which every page loads. The ranges are also in src/design-system/fonts/fonts.css. */
const english = `${from(0x20, 0x7e)}\u00a0©«°±·»×÷–—‘’“”•…€←→↗−`;
/** The rest of the packages' Latin range: loaded by pages with such a name or word. */
const latin = `${from(0xa1, 0x17f)}ȘșȚțẞ‐‚„†‡‰‹›⁄₂™ℓ≈≠≤≥`;

type Font = { source: string; target: string; axes?: Record<string, { min: number; max: number }> };

const grotesk = '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const mono = (weight: number) => `@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-${weight}-normal.woff2`;
const fonts: Font[] = [
  { source: grotesk, target: 'grotesk', axes: { wght: { min: 400, max: 700 } } },
  { source: mono(400), target: 'plex-mono-400' },
  { source: mono(500), target: 'plex-mono-500' },
  { source: mono(600), target: 'plex-mono-600' },
];

for (const { source, target, axes } of fonts) {
  const font = fs.readFileSync(inRoot('node_modules', source));
  for (const [part, text] of Object.entries({ english, latin })) {
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: axes,
      // Kerning, ligatures, accents, tabular figures; fractions and similar features are not used.
      keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'locl', 'tnum'],
      noHinting: true,
    };
    const cut = await subsetFont(font, text, options);
    const file = `src/design-system/fonts/${target}-${part}.woff2`;
    fs.writeFileSync(inRoot(file), cut);
    console.log(`${file}: ${cut.length} bytes`);
  }
}
