import { isObject } from '@/lib/is-object';
import { blockExamples } from './examples';

/** The example's documents do not exist on a real site. */
function withoutDocuments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDocuments).filter((item) => item !== undefined);
  if (!isObject(value)) return value;
  if ('id' in value) return undefined;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutDocuments(inner)] as const);
  const kept = entries.filter(([, inner]) => inner !== undefined);
  // A row that contained only a document, such as a logo.
  return kept.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(kept);
}

/** Initial content of a new section by type. Undefined for sections that need a choice first (a picture, a page). */
export function starterOf(blockType: string): Record<string, unknown> | undefined {
  const [first] = Object.values(blockExamples[blockType as keyof typeof blockExamples] ?? {});
  if (!first) return undefined;
  // Ground and layout keep their defaults: the example's were chosen for another page.
  const { section: _, ...content } = first.block;
  return (withoutDocuments(content) ?? {}) as Record<string, unknown>;
}
