import type { FlattenedBlock, FlattenedField } from 'payload';
import { labelOf } from '@/fields/walk';
import { isObject } from '@/lib/is-object';
import { isSame } from '@/lib/is-same';
import { NOT_EDITED } from '@/lib/server-fields';

type Json = Record<string, unknown>;
type Section = Json & { id?: string; blockType: string };
type Blocks = Record<string, Pick<FlattenedBlock, 'flattenedFields' | 'labels'>>;

const sectionsOf = (value: unknown): Section[] =>
  Array.isArray(value) ? value.filter((row): row is Section => isObject(row) && typeof row.blockType === 'string') : [];

/** `section`: the one it is about, and in which of the versions it is. */
export type Change = { words: string; section?: { id: string; isBefore: boolean; isAfter: boolean } };

function sectionChanges(blocks: Blocks, before: unknown, after: unknown): Change[] {
  const [were, are] = [sectionsOf(before), sectionsOf(after)];
  const kind = ({ blockType }: Section) => {
    const label = blocks[blockType]?.labels?.singular;
    return typeof label === 'string' ? label : 'Section';
  };
  const find = (rows: Section[], { id }: Section) => rows.find((row) => row.id === id);
  const about = (row: Section, words: string): Change => {
    if (row.id === undefined) return { words };
    return { words, section: { id: row.id, isBefore: Boolean(find(were, row)), isAfter: Boolean(find(are, row)) } };
  };
  const added = are.filter((row) => !find(were, row)).map((row) => about(row, `${kind(row)} added`));
  const removed = were.filter((row) => !find(are, row)).map((row) => about(row, `${kind(row)} removed`));
  const changed = are.flatMap((row) => {
    const was = find(were, row);
    const names = was ? changesInWords(blocks[row.blockType]?.flattenedFields ?? [], blocks, was, row) : [];
    return names.length > 0 ? [about(row, `${kind(row)}: ${names.join(', ')}`)] : [];
  });
  const order = (rows: Section[], others: Section[]) => rows.filter((row) => find(others, row)).map(({ id }) => id);
  const isMoved = !isSame(order(were, are), order(are, were));
  return [...added, ...removed, ...(isMoved ? [{ words: 'Order of the sections' }] : []), ...changed];
}

/** The labels of the fields that differ, and of sections what happened to them. */
export const changesInWords = (fields: FlattenedField[], blocks: Blocks, was: object, is: object): string[] =>
  changesOf(fields, blocks, was, is).map(({ words }) => words);

/** The same, with the sections that changed. */
export function changesOf(fields: FlattenedField[], blocks: Blocks, was: object, is: object): Change[] {
  const [before, after] = [was as Json, is as Json];
  return fields.flatMap((field): Change[] => {
    const [old, current] = [before[field.name], after[field.name]];
    if (NOT_EDITED.includes(field.name) || isSame(old, current)) return [];
    return field.type === 'blocks' ? sectionChanges(blocks, old, current) : [{ words: labelOf(field) }];
  });
}
