import type { Block, Field } from 'payload';
import { body, h2, p, ul } from '@/seed/write';

/** What sections refer to. */
export type Documents = {
  pictures: readonly [string, string];
  video: string;
  captions: string;
  paper: string;
  form: string;
};
type Json = Record<string, unknown>;

/** `words`: words of 60 letters. `figures`: long numbers. `least`: as few rows and words as are accepted. */
const kinds = ['words', 'figures', 'least'] as const;
type Kind = (typeof kinds)[number];

const LETTERS = 'Wahrscheinlichkeitsverteilungsuntersuchungsberichtsentwuerfe'.slice(0, 60);
const FIGURES = '1234567890'.repeat(6);
const MOST_WORDS = 260;

/** Beside the first word, ordinary ones up to the limit. */
function textFor(kind: Kind, maxLength = 80, row = 0): string {
  if (kind === 'least') return `It ${row}`.slice(0, maxLength);
  const long = `${row}${kind === 'words' ? LETTERS : FIGURES}`.slice(0, Math.min(maxLength, 60));
  const rest = ' and what was read there in that hour'
    .repeat(20)
    .slice(0, Math.max(0, Math.min(maxLength, MOST_WORDS) - long.length));
  return `${long}${rest}`.trim();
}

const accepts = (field: Extract<Field, { type: 'upload' }>) => JSON.stringify(field.filterOptions ?? {});

function fileFor(
  field: Extract<Field, { type: 'upload' }>,
  { pictures, video, captions, paper }: Documents,
  row: number,
) {
  const types = accepts(field);
  if (types.includes('video/')) return video;
  if (types.includes('vtt')) return captions;
  if (types.includes('pdf')) return paper;
  return types.includes('image/') ? pictures[row % 2] : undefined;
}

type At = { kind: Kind; turn: number; row: number; of: number; documents: Documents };

/** Numbers grow along their list, so that hours and dates are in order. */
function numberFor({ min, max }: { min?: number; max?: number }, { kind, row, of }: At): number {
  const from = min ?? 0;
  const to = max ?? (kind === 'figures' ? 1_234_567 : 60);
  return Math.round(from + ((to - from) * (row + 1)) / (of + 1));
}

function rowsFor(field: Extract<Field, { type: 'array' }>, at: At): Json[] {
  const count = at.kind === 'least' ? (field.minRows ?? (field.required ? 1 : 0)) : (field.maxRows ?? 6);
  return Array.from({ length: count }, (_, row) => valuesFor(field.fields, { ...at, row, of: count }));
}

function valueFor(field: Field, at: At): unknown {
  const { kind, turn, row, documents } = at;
  const holds = 'custom' in field ? field.custom?.holds : undefined;
  switch (field.type) {
    case 'text':
    case 'textarea':
      if (holds === 'code') return undefined;
      if (holds === 'address')
        return field.name === 'address' && field.maxLength === 300 ? 'https://youtu.be/EXAMPLE0001' : '/contact';
      if (kind === 'least' && !field.required) return undefined;
      return textFor(kind, field.maxLength, row);
    case 'number':
      return numberFor(field, at);
    case 'date':
      return new Date(Date.UTC(2026, 8, 1 + row, 12)).toISOString();
    case 'checkbox':
      if (field.name === 'exampleConfirmed') return true;
      return kind !== 'least' && field.name !== 'hidden' && row % 2 === 0;
    case 'select':
    case 'radio': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value));
      // Other kinds of links need documents.
      if (values.includes('address') && values.includes('phone')) return 'address';
      return values[(turn + row) % values.length];
    }
    case 'upload':
      return kind === 'least' && !field.required ? undefined : fileFor(field, documents, row);
    case 'relationship':
      return field.relationTo === 'forms' ? documents.form : undefined;
    case 'richText':
      return body(h2(textFor(kind, 80, row)), p(textFor(kind, 260, row)), ul(textFor(kind, 80), textFor(kind, 80, 1)));
    case 'array':
      return rowsFor(field, at);
    case 'group':
      return valuesFor(field.fields, at);
    default:
      return undefined;
  }
}

function valuesFor(fields: Field[], at: At): Json {
  const values: Json = {};
  for (const field of fields) {
    if (!('name' in field)) {
      if ('fields' in field) Object.assign(values, valuesFor(field.fields, at));
    } else values[field.name] = valueFor(field, at);
  }
  return values;
}

const grounds = ['white', 'graphite', 'frost', 'ocean', 'indigo'];

const layoutsOf = ({ fields }: Block) =>
  Math.max(
    0,
    ...fields.map((field) =>
      'name' in field && field.name === 'layout' && field.type === 'select' ? field.options.length : 0,
    ),
  );

/** Sections of a block with the longest, largest and least that its own fields accept, in each of its layouts. */
export function legalSections(block: Block, documents: Documents): Json[] {
  return Array.from({ length: Math.max(kinds.length, layoutsOf(block)) }, (_, turn) => {
    const kind = kinds[turn % kinds.length] ?? 'words';
    const { section: _section, ...values } = valuesFor(block.fields, { kind, turn, row: 0, of: 1, documents });
    const anchor = `${block.slug}-${kind}-${turn}`;
    const ground = grounds[turn % grounds.length];
    return { ...values, blockType: block.slug, section: { ground, spacing: 'compact', anchor } };
  });
}
