import type { Field } from 'payload';
import { starterOf } from './starters';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** They make no claims. */
const NO_COPY = ['label', 'address', 'anchor'];

function paragraphsIn(node: unknown): string[] {
  if (!isObject(node)) return [];
  const children = Array.isArray(node.children) ? node.children.filter(isObject) : [];
  const own = children.flatMap(({ text }) => (typeof text === 'string' ? [text] : [])).join('');
  return [own, ...children.flatMap(paragraphsIn)];
}

function textsIn(fields: Field[], data: Json): string[] {
  return fields.flatMap((field): string[] => {
    if (!('name' in field) || !field.name) return 'fields' in field ? textsIn(field.fields, data) : [];
    const value = data[field.name];
    switch (field.type) {
      case 'text':
      case 'textarea':
        return typeof value === 'string' && !NO_COPY.includes(field.name) ? [value] : [];
      case 'richText':
        return isObject(value) ? paragraphsIn(value.root) : [];
      case 'group':
        return isObject(value) ? textsIn(field.fields, value) : [];
      case 'array':
        return Array.isArray(value) ? value.filter(isObject).flatMap((row) => textsIn(field.fields, row)) : [];
      default:
        return [];
    }
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
