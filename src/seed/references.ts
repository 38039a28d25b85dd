import { afterWhatTheyNeed } from '@/lib/after-what-they-need';
import { isObject } from '@/lib/is-object';
import type { SeedDocument } from './documents';

type Reference = { relationTo: string; value: string };

const isReference = (value: unknown): value is Reference =>
  isObject(value) && typeof value.relationTo === 'string' && typeof value.value === 'string';

export function referredIds(content: unknown): string[] {
  if (isReference(content)) return [content.value];
  return isObject(content) ? Object.values(content).flatMap(referredIds) : [];
}

/** Sorts documents after those they refer to. Blocks do not count: they are JSON, other references foreign keys. */
export const inOrderOfReference = (documents: SeedDocument[]): SeedDocument[] =>
  afterWhatTheyNeed(
    documents,
    ({ id }) => id,
    ({ data }) => Object.entries(data).flatMap(([name, value]) => (name === 'blocks' ? [] : referredIds(value))),
  );

/**
 * Removes references to documents that staff deleted or whose path they took: links lead to the path, others are
 * dropped. A shared section keeps its required reference and renders nothing.
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
