import { isObject } from '@/lib/is-object';

type Document = Record<string, unknown>;
type Section = Record<string, unknown> & { id: string };

/** A section that someone else removed, as it was in this form. `isKept`: the merge kept it, as it was changed here. */
export type Removed = { section: Section; index: number; isKept: boolean };

const sectionsOf = ({ blocks }: Document): Section[] =>
  (Array.isArray(blocks) ? blocks : []).filter((row): row is Section => isObject(row) && typeof row.id === 'string');

type Versions = { began: Document; mine: Document; theirs: Document; merged: Document };

/** @param open ids of the sections whose fields this person sees */
export function removedSection({ began, mine, theirs, merged }: Versions, open: string[]): Removed | undefined {
  const [before, after, now] = [began, theirs, merged].map((one) => new Set(sectionsOf(one).map(({ id }) => id)));
  const sections = sectionsOf(mine);
  const index = sections.findIndex(({ id }) => open.includes(id) && before?.has(id) && !after?.has(id));
  const section = sections[index];
  return section && { section, index, isKept: now?.has(section.id) === true };
}
