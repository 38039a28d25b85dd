import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { lettersOf } from './font-letters';

const weights = [400, 500] as const;
type Weight = (typeof weights)[number];

const packages = path.join(process.cwd(), 'node_modules/@fontsource');
const grotesk = (subset: string, weight: Weight) =>
  path.join(packages, `schibsted-grotesk/files/schibsted-grotesk-${subset}-${weight}-normal.woff`);
const plex = (subset: string, weight: Weight) =>
  path.join(packages, `ibm-plex-sans/files/ibm-plex-sans-${subset}-${weight}-normal.woff`);

/** In order of preference. Each needs a name of its own: the renderer takes one file per name and weight. */
const families: [name: string, file: (subset: string, weight: Weight) => string, subset: string][] = [
  ['Schibsted Grotesk', grotesk, 'latin'],
  ['Schibsted Grotesk Extended', grotesk, 'latin-ext'],
  ['Plex Greek', plex, 'greek'],
  ['Plex Cyrillic', plex, 'cyrillic'],
  ['Plex Cyrillic Extended', plex, 'cyrillic-ext'],
  ['Plex Vietnamese', plex, 'vietnamese'],
  ['Plex Extended', plex, 'latin-ext'],
  ['Plex', plex, 'latin'],
];

export const previewFamilies = families.map(([name]) => name).join(', ');

type PreviewFont = { name: string; data: Buffer; weight: Weight };
type Fonts = { fonts: PreviewFont[]; letters: ReadonlySet<number> };

async function load(): Promise<Fonts> {
  const fonts = await Promise.all(
    families.flatMap(([name, file, subset]) =>
      weights.map(async (weight) => ({ name, weight, data: await readFile(file(subset, weight)) })),
    ),
  );
  return { fonts, letters: new Set(fonts.flatMap(({ data }) => [...lettersOf(data)])) };
}

let loaded: Promise<Fonts> | undefined;

export function previewFonts(): Promise<Fonts> {
  loaded ??= load();
  return loaded;
}

/** Emoji, their parts, and what is invisible. */
const UNDRAWN = /\p{RI}|\p{Emoji_Presentation}|\p{Cf}|\u20e3|[\ufe00-\ufe0f]/gu;

/**
 * What the fonts can draw of a text. For other characters the renderer would request a font or a picture from a third
 * party, so ligatures and the like are spelled out, and emoji and other scripts are left out.
 */
export function drawable(text: string, letters: ReadonlySet<number>): string {
  const isDrawable = (character: string) => letters.has(character.codePointAt(0) ?? 0);
  return [...text.normalize('NFC').replace(UNDRAWN, '')]
    .flatMap((character) => {
      if (/\s/.test(character)) return ' ';
      if (isDrawable(character)) return character;
      return [...character.normalize('NFKC')].filter(isDrawable);
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
