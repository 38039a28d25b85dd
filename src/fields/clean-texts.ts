import { cleanLine, cleanLines } from '@shared/clean-text';
import type { FlattenedField, Payload } from 'payload';
import { mapFields } from './walk';

type Json = Record<string, unknown>;

const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

const mapped = (value: Json, change: (part: unknown, name: string) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part, name)]));

const isTextNode = (node: unknown): node is Json & { text: string } =>
  isPlain(node) && node.type === 'text' && typeof node.text === 'string';

/** A text node holds one line: a line break within it becomes a node of its own. */
const linesOf = (node: Json & { text: string }): Json[] =>
  cleanLines(node.text)
    .split('\n')
    .flatMap((text, index) => [
      ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
      ...(text || !node.text ? [{ ...node, text }] : []),
    ]);

function richText(node: unknown): unknown {
  if (typeof node === 'string') return cleanLine(node);
  if (Array.isArray(node)) return node.flatMap((part) => (isTextNode(part) ? linesOf(part) : [richText(part)]));
  return isPlain(node) ? mapped(node, richText) : node;
}

function anything(value: unknown): unknown {
  if (typeof value === 'string') return cleanLines(value);
  if (Array.isArray(value)) return value.map(anything);
  return isPlain(value) ? mapped(value, anything) : value;
}

/**
 * A copy of a document's data, cleaned of what people and programs paste into texts (`@shared/clean-text`). Fields of
 * one line stay on one line.
 */
export const cleanTexts = (fields: FlattenedField[], blocks: Payload['blocks'], data: Json): Json =>
  mapFields({ fields, blocks }, data, ({ field, value }, below) => {
    switch (field.type) {
      case 'text':
      case 'email': {
        const cleaned = (part: unknown) => (typeof part === 'string' ? cleanLine(part) : part);
        return Array.isArray(value) ? value.map(cleaned) : cleaned(value);
      }
      case 'richText':
        return richText(value);
      case 'textarea':
      case 'code':
      case 'json':
        return anything(value);
      default:
        return below(value);
    }
  });
