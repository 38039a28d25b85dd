import { type Field, flattenAllFields } from 'payload';
import { isForMachines, traitsOf } from '@/fields/traits';
import { fieldsOf } from '@/fields/walk';
import { starterOf } from './starters';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Labels and addresses make none. */
const makesClaims = (field: object) =>
  !isForMachines(field) && !['label', 'linkWords'].includes(traitsOf(field).holds ?? '');

function paragraphsIn(node: unknown): string[] {
  if (!isObject(node)) return [];
  const children = Array.isArray(node.children) ? node.children.filter(isObject) : [];
  const own = children.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])).join('');
  return [own, ...children.flatMap(paragraphsIn)];
}

function textsIn(fields: Field[], section: Json): string[] {
  const schema = { fields: flattenAllFields({ fields, cache: true }), blocks: {} };
  return [...fieldsOf(schema, section, { enters: ({ field }) => makesClaims(field) })].flatMap(({ field, value }) => {
    if (field.type === 'richText') return isObject(value) ? paragraphsIn(value.root) : [];
    return (field.type === 'text' || field.type === 'textarea') && typeof value === 'string' ? [value] : [];
  });
}

const plain = (text: string) => text.trim();

/** Texts of a section that are unchanged from its block's example, without duplicates. `fields`: the block's. */
export function exampleTexts(blockType: string, fields: Field[], section: Json): string[] {
  const starter = starterOf(blockType);
  if (!starter) return [];
  const example = new Set(textsIn(fields, starter).map(plain));
  const own = textsIn(fields, section).map(plain);
  return [...new Set(own.filter((text) => text !== '' && example.has(text)))];
}
