import { cleanLine, cleanLines } from '@shared/clean-text';
import type { FlattenedField, Payload } from 'payload';
import { blockFieldsOf } from '@/lib/block-fields';

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
export function cleanTexts(fields: FlattenedField[], blocks: Payload['blocks'], data: Json): Json {
  const blockFields = blockFieldsOf(blocks, fields);

  const rows = (value: unknown, inside: (row: Json) => FlattenedField[]) =>
    Array.isArray(value) ? value.map((row) => (isPlain(row) ? each(inside(row), row) : row)) : value;

  const one = (field: FlattenedField, value: unknown): unknown => {
    switch (field.type) {
      case 'text':
      case 'email':
        if (Array.isArray(value)) return value.map((part) => one(field, part));
        return typeof value === 'string' ? cleanLine(value) : value;
      case 'richText':
        return richText(value);
      case 'textarea':
      case 'code':
      case 'json':
        return anything(value);
      case 'group':
      case 'tab':
        return isPlain(value) ? each(field.flattenedFields, value) : value;
      case 'array':
        return rows(value, () => field.flattenedFields);
      case 'blocks':
        return rows(value, ({ blockType }) => blockFields(blockType) ?? []);
      default:
        return value;
    }
  };

  const each = (inside: FlattenedField[], value: Json): Json => {
    const named = new Map(inside.flatMap((field) => ('name' in field ? [[field.name, field] as const] : [])));
    return mapped(value, (part, name) => {
      const field = named.get(name);
      return field ? one(field, part) : part;
    });
  };

  return each(fields, data);
}
