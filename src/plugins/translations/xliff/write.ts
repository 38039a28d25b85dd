import type { Piece } from '../inline';
import { asInXml } from '../lines';

type UnitState = 'needs-translation' | 'needs-review-translation' | 'translated';

export type Unit = {
  id: string;
  source: Piece[];
  target?: Piece[];
  state: UnitState;
  note: string;
  most?: number;
};
export type TranslationFile = { original: string; language: string; note: string; units: Unit[] };

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => asInXml(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** XLIFF knows a few kinds of tags by name; others begin with `x-`. */
const KINDS: Record<string, string> = { bold: 'bold', italic: 'italic', underlined: 'underlined', link: 'link' };

const content = (pieces: Piece[]): string =>
  pieces
    .map((piece) => {
      if (typeof piece === 'string') return escaped(piece);
      const { id, kind, inside } = piece;
      return `<g id="${escaped(id)}" ctype="${KINDS[kind] ?? `x-${escaped(kind)}`}">${content(inside)}</g>`;
    })
    .join('');

const unitOf = ({ id, source, target, state, note, most }: Unit): string => {
  const width = most === undefined ? '' : ` maxwidth="${most}" size-unit="char"`;
  return [
    `      <trans-unit id="${escaped(id)}"${width} xml:space="preserve">`,
    `        <source>${content(source)}</source>`,
    `        <target state="${state}">${target ? content(target) : ''}</target>`,
    `        <note>${escaped(note)}</note>`,
    '      </trans-unit>',
  ].join('\n');
};

const fileOf = ({ original, language, note, units }: TranslationFile): string =>
  [
    `  <file original="${escaped(original)}" source-language="en" target-language="${escaped(language)}" datatype="plaintext">`,
    `    <header><note>${escaped(note)}</note></header>`,
    '    <body>',
    ...units.map(unitOf),
    '    </body>',
    '  </file>',
  ].join('\n');

export const writeXliff = (files: TranslationFile[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
    ...files.map(fileOf),
    '</xliff>',
    '',
  ].join('\n');
