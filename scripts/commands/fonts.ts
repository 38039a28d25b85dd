/** `npm run fonts`: subsets the site's two fonts from the npm packages into src/design-system/fonts. */
import fs from 'node:fs';
import subsetFont from 'subset-font';
import { inRoot } from '../process/paths.ts';

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** English text, loaded by every page. */
const english = `${from(0x20, 0x7e)}\u00a0©«°±·»×÷–—‘’“”•…€←→↗−`;
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
      // Kerning, ligatures, accents and tabular figures; no fractions and the like.
      keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'locl', 'tnum'],
      noHinting: true,
    };
    const cut = await subsetFont(font, text, options);
    const file = `src/design-system/fonts/${target}-${part}.woff2`;
    fs.writeFileSync(inRoot(file), cut);
    console.log(`${file}: ${cut.length} bytes`);
  }
}
