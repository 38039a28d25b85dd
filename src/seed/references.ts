import type { SeedDocument } from './documents';

type Reference = { relationTo: string; value: string };

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isReference = (value: unknown): value is Reference =>
  isObject(value) && typeof value.relationTo === 'string' && typeof value.value === 'string';

/** The ids of all documents that a piece of content refers to. */
export function referredIds(content: unknown): string[] {
  if (isReference(content)) return [content.value];
  return isObject(content) ? Object.values(content).flatMap(referredIds) : [];
}

/**
 * The same documents, each after those it refers to. Blocks do not count: they are stored as JSON, while every other
 * reference is a foreign key, which Postgres checks as soon as the row is written.
 */
export function inOrderOfReference(documents: SeedDocument[]): SeedDocument[] {
  const waiting = new Map(documents.map((document) => [document.id, document]));
  const take = (id: string): SeedDocument[] => {
    const document = waiting.get(id);
    if (!document) return [];
    waiting.delete(id);
    const keys = Object.entries(document.data).flatMap(([name, value]) =>
      name === 'blocks' ? [] : referredIds(value),
    );
    return [...keys.flatMap(take), document];
  };
  return documents.flatMap(({ id }) => take(id));
}

/**
 * The same content without references to documents that are not there, because staff deleted them or made a page of
 * their own at the path: a link leads to the path instead, and any other reference is left out. A section that shows
 * the missing document keeps its reference, which it requires, and shows nothing, as after any deletion.
 */
export function withoutMissing<T>(content: T, missing: ReadonlyMap<string, string | undefined>): T;
export function withoutMissing(content: unknown, missing: ReadonlyMap<string, string | undefined>): unknown {
  if (Array.isArray(content)) return content.map((item) => withoutMissing(item, missing));
  if (!isObject(content)) return content;
  const { document, ...link } = content;
  if (link.kind === 'document' && isReference(document) && missing.has(document.value)) {
    const address = missing.get(document.value);
    return address ? { ...link, kind: 'address', address } : { ...link, kind: 'none' };
  }
  const isMissing = (value: unknown) => isReference(value) && missing.has(value.value);
  const kept = Object.entries(content).filter(([, value]) => 'blockType' in content || !isMissing(value));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutMissing(value, missing)]));
}
