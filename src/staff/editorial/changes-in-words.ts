import type { Block, Field } from 'payload';
import { isSame } from '@/lib/is-same';
import { SERVER_FIELDS } from '@/lib/server-fields';

type Json = Record<string, unknown>;
type Section = Json & { id?: string; blockType: string };
type Blocks = Record<string, Pick<Block, 'fields' | 'labels'>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Set by the server; not content. */
const UNTOLD = new Set<string>([...SERVER_FIELDS, 'slugLock', 'treeKey']);

/** `hasSecondary` becomes `Has secondary`. */
const spoken = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const labelOf = (field: Field & { name: string }) =>
  'label' in field && typeof field.label === 'string' ? field.label : spoken(field.name);

const sectionsOf = (value: unknown): Section[] =>
  Array.isArray(value) ? value.filter((row): row is Section => isObject(row) && typeof row.blockType === 'string') : [];

function sectionChanges(blocks: Blocks, before: unknown, after: unknown): string[] {
  const [were, are] = [sectionsOf(before), sectionsOf(after)];
  const kind = ({ blockType }: Section) => {
    const label = blocks[blockType]?.labels?.singular;
    return typeof label === 'string' ? label : 'Section';
  };
  const find = (rows: Section[], { id }: Section) => rows.find((row) => row.id === id);
  const added = are.filter((row) => !find(were, row)).map((row) => `${kind(row)} added`);
  const removed = were.filter((row) => !find(are, row)).map((row) => `${kind(row)} removed`);
  const changed = are.flatMap((row) => {
    const was = find(were, row);
    const names = was ? changes(blocks[row.blockType]?.fields ?? [], blocks, was, row) : [];
    return names.length > 0 ? [`${kind(row)}: ${names.join(', ')}`] : [];
  });
  const order = (rows: Section[], others: Section[]) => rows.filter((row) => find(others, row)).map(({ id }) => id);
  const isMoved = !isSame(order(were, are), order(are, were));
  return [...added, ...removed, ...(isMoved ? ['Order of the sections'] : []), ...changed];
}

function changes(fields: Field[], blocks: Blocks, before: Json, after: Json): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => changes(tab.fields, blocks, before, after));
    if (!('name' in field) || !field.name) return 'fields' in field ? changes(field.fields, blocks, before, after) : [];
    if (field.type === 'ui' || UNTOLD.has(field.name)) return [];
    const [was, is] = [before[field.name], after[field.name]];
    if (isSame(was, is)) return [];
    if (field.type === 'blocks') return sectionChanges(blocks, was, is);
    return [labelOf(field as Field & { name: string })];
  });
}

export const changesInWords = (fields: Field[], blocks: Blocks, before: object, after: object): string[] =>
  changes(fields, blocks, before as Json, after as Json);
