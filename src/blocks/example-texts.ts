import { type Field, flattenAllFields } from 'payload';
import { isForMachines, traitsOf } from '@/fields/traits';
import { fieldsOf } from '@/fields/walk';
import { isObject } from '@/lib/is-object';
import { onOneLine } from '@/lib/on-one-line';
import { paragraphsIn } from '@/lib/paragraphs';
import { starterOf } from './starters';

type Json = Record<string, unknown>;

/** Labels and addresses make none. */
const makesClaims = (field: object) =>
  !isForMachines(field) && !['label', 'linkWords'].includes(traitsOf(field).holds ?? '');

function textsIn(fields: Field[], section: Json): string[] {
  const schema = { fields: flattenAllFields({ fields, cache: true }), blocks: {} };
  return [...fieldsOf(schema, section, { enters: ({ field }) => makesClaims(field) })].flatMap(({ field, value }) => {
    if (field.type === 'richText') return isObject(value) ? paragraphsIn(value.root) : [];
    return (field.type === 'text' || field.type === 'textarea') && typeof value === 'string' ? [value] : [];
  });
}

/** What the example of a block says, each text on one line, as `rightExamples` stores it. `fields`: the block's. */
export function examplesOf(blockType: string, fields: Field[]): string[] {
  const texts = textsIn(fields, starterOf(blockType) ?? {}).map(onOneLine);
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** The texts that a person has confirmed; all of them, in older content. */
const isRight = ({ exampleConfirmed, rightExamples }: Json, text: string) =>
  exampleConfirmed === true || (Array.isArray(rightExamples) && rightExamples.includes(text));

/** Texts of a section that are still those of its block's example, without duplicates. `fields`: the block's. */
export function exampleTexts(examples: string[], fields: Field[], section: Json): string[] {
  const own = textsIn(fields, section).map(onOneLine);
  return [...new Set(own)].filter((text) => examples.includes(text) && !isRight(section, text));
}
