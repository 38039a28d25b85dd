import type { FlattenedField, Payload } from 'payload';
import { isForMachines, traitsOf } from '@/fields/traits';
import { type FieldValue, fieldsOf, type Pointer } from '@/fields/walk';
import { isRecord } from '@/lib/is-object';
import { SERVER_FIELDS } from '@/lib/server-fields';

type Part = { pointer: Pointer; text: string };

export type Text = {
  /** The field in the form, such as `blocks.2.heading`. */
  field: string;
  /** Unique in the document. */
  key: string;
  /** The labels leading there: `Hero, Heading`. */
  label: string;
  parts: Part[];
  /** For rich text: inline nodes, children `from` to before `to` of one node. */
  inline?: { parent: Pointer; from: number; to: number };
  /** Maximum number of characters. */
  most?: number;
  /** A heading, or the words of a link or button: what visitors read first. */
  isProminent?: boolean;
};

/** Hidden fields are derived by the server. */
const isHidden = ({ field }: FieldValue): boolean =>
  Boolean(('hidden' in field && field.hidden) || (field.admin && 'hidden' in field.admin && field.admin.hidden));

const isServers = ({ field }: FieldValue) => SERVER_FIELDS.some((name) => name === field.name);

const INLINE = new Set(['text', 'link', 'autolink']);
const typeOf = (node: unknown) => (isRecord(node) ? String(node.type) : '');

function partsOf(node: unknown, pointer: Pointer): Part[] {
  if (!isRecord(node)) return [];
  if (node.type === 'text') return [{ pointer: [...pointer, 'text'], text: String(node.text ?? '') }];
  const children = Array.isArray(node.children) ? node.children : [];
  return children.flatMap((child, index) => partsOf(child, [...pointer, 'children', index]));
}

type Line = Required<Pick<Text, 'parts' | 'inline' | 'isProminent'>>;

/** Adjacent inline nodes form a line; a line break or a nested list ends it. */
function linesIn(node: unknown, parent: Pointer): Line[] {
  if (!isRecord(node) || !Array.isArray(node.children)) return [];
  const lines: Line[] = [];
  let parts: Part[] = [];
  let from = 0;
  const isProminent = node.type === 'heading';
  const end = (to: number) => {
    if (parts.length > 0) lines.push({ parts, inline: { parent, from, to }, isProminent });
    parts = [];
    from = to + 1;
  };
  for (const [index, child] of node.children.entries()) {
    const pointer = [...parent, 'children', index];
    if (INLINE.has(typeOf(child))) parts.push(...partsOf(child, pointer));
    else {
      end(index);
      lines.push(...linesIn(child, pointer));
    }
  }
  end(node.children.length);
  return lines;
}

function foundIn({ field, value, pointer }: FieldValue): Pick<Text, 'parts' | 'inline' | 'most' | 'isProminent'>[] {
  if (field.type === 'richText') return isRecord(value) ? linesIn(value.root, [...pointer, 'root']) : [];
  const isText = (field.type === 'text' || field.type === 'textarea') && typeof value === 'string';
  const { headingLevel, holds } = traitsOf(field);
  const isProminent = headingLevel !== undefined || holds === 'linkWords' || field.name === 'title';
  return isText ? [{ parts: [{ pointer, text: value }], most: field.maxLength, isProminent }] : [];
}

/** Every text that people read. */
export function textsOf({ blocks }: Pick<Payload, 'blocks'>, fields: FlattenedField[], document: object): Text[] {
  const enters = (at: FieldValue) => !isServers(at) && !isHidden(at) && !isForMachines(at.field);
  return [...fieldsOf({ fields, blocks }, document, { enters })].flatMap((at) =>
    foundIn(at)
      .filter(({ parts }) => parts.some(({ text }) => text.trim()))
      .map((found) => ({
        field: at.path,
        key: (found.inline ? (found.parts[0]?.pointer ?? []) : at.pointer).join('.'),
        label: at.labels.join(', '),
        ...found,
      })),
  );
}

export const joined = ({ parts }: Text): string => parts.map(({ text }) => text).join('');
