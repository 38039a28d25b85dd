import { createHash } from 'node:crypto';
import type { FlattenedField, Payload } from 'payload';
import type { Values as Json, Pointer } from '@/fields/walk';
import { isObject } from '@/lib/is-object';
import { joined, type Text, textsOf } from '@/search/texts';
import { type Piece, piecesOf, taggedText } from './inline';

export type Line = {
  /**
   * The same in the original and in translations: sections and their rows by id, rows of other lists by number, lines
   * of rich text by number behind `#`.
   */
  key: string;
  /** Lines among which a new one may move the others: those of one rich text, or of one column of a list. */
  group: string;
  /** A key, or empty for the fields of the document itself. */
  section: string;
  field: string;
  label: string;
  pieces: Piece[];
  text: string;
  most?: number;
  pointer: Pointer;
  inline?: Text['inline'];
  /** As in the text index, but not for search engines. */
  isProminent?: boolean;
};

export const valueAt = (document: unknown, pointer: Pointer): unknown =>
  pointer.reduce<unknown>((inside, key) => (isObject(inside) ? inside[key] : undefined), document);

type Place = Pick<Line, 'key' | 'group' | 'section'>;

/** Sections keep their ids in a translation. Rows of other lists cannot: an id is unique in their table. */
function placeOf(field: string, document: object): Place {
  const steps = field.split('.');
  const key: string[] = [];
  const group: string[] = [];
  let section: string | undefined;
  let inside: unknown = document;
  for (const step of steps) {
    const rows = Array.isArray(inside);
    inside = isObject(inside) ? (inside as Json)[step] : undefined;
    const isSection = rows && isObject(inside) && 'blockType' in inside;
    const id = rows && isObject(inside) && (section !== undefined || isSection) ? inside.id : undefined;
    const name = typeof id === 'string' ? `~${id}` : step;
    key.push(name);
    group.push(rows && typeof id !== 'string' ? '*' : name);
    if (isSection) section ??= key.join('.');
  }
  const outer = steps.length > 1 ? (steps[0] ?? '') : '';
  return { key: key.join('.'), group: group.join('.'), section: section ?? outer };
}

/** From a key without `#`; undefined if a row or group is missing. */
export function pointerAt(key: string, document: object): Pointer | undefined {
  const pointer: Pointer = [];
  const steps = key.split('.');
  let inside: unknown = document;
  for (const [at, step] of steps.entries()) {
    if (!isObject(inside)) return undefined;
    let next: string | number = step;
    if (Array.isArray(inside)) {
      const id = step.startsWith('~') ? step.slice(1) : undefined;
      next = id === undefined ? Number(step) : inside.findIndex((row) => isObject(row) && row.id === id);
      if (!isObject(inside[next])) return undefined;
    } else if (at < steps.length - 1 && !isObject((inside as Json)[step])) return undefined;
    pointer.push(next);
    inside = (inside as Json)[next];
  }
  return pointer;
}

export function inlineNodes(document: object, { parent, from, to }: NonNullable<Text['inline']>): Json[] {
  const children = valueAt(document, [...parent, 'children']);
  return Array.isArray(children) ? (children as Json[]).slice(from, to) : [];
}

/** For search engines: hints, not limits. */
const HINTED = /^meta\./;

/** Whole numbers and times, which are the same in every language. */
const NEUTRAL = /^[\d\s:+-]*$/;

/** The texts to translate, with keys that an original and its translations share. */
export function linesOf(payload: Pick<Payload, 'blocks'>, fields: FlattenedField[], document: object): Line[] {
  const counts = new Map<string, number>();
  const lines = textsOf(payload, fields, document).map((text) => {
    const { field, label, inline, most, isProminent } = text;
    const { key, group, section } = placeOf(field, document);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const pieces = inline ? piecesOf(inlineNodes(document, inline)) : [joined(text)];
    return {
      ...{ key: inline ? `${key}#${count}` : key, group: inline ? `${group}#` : group, section },
      ...{ field, label, pieces, text: taggedText(pieces), inline },
      ...(most !== undefined && !HINTED.test(field) && { most }),
      pointer: text.parts[0]?.pointer ?? [],
      isProminent: isProminent && !HINTED.test(field),
    };
  });
  return lines.filter(({ text }) => !NEUTRAL.test(text));
}

/** XML normalizes line breaks and excludes some control characters: both versions of a text are the same. */
export const asInXml = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what XML cannot hold
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .toWellFormed();

/** Stored with a translation, it tells whether the English text has changed since. */
export const fingerprint = (text: string): string =>
  createHash('sha256').update(asInXml(text)).digest('base64url').slice(0, 12);
