import { blockExamples } from './examples';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The same content without documents: those of an example are not there on a real site. */
function withoutDocuments(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDocuments).filter((item) => item !== undefined);
  if (!isObject(value)) return value;
  if ('id' in value) return undefined;
  const entries = Object.entries(value).map(([key, inner]) => [key, withoutDocuments(inner)] as const);
  const kept = entries.filter(([, inner]) => inner !== undefined);
  // A row that held a document and nothing else, such as a logo.
  return kept.length === 0 && entries.length > 0 ? undefined : Object.fromEntries(kept);
}

/**
 * What a section that was just added begins with, by its type: texts, lists, links to addresses. Undefined: only a choice
 * can fill it (a picture, a page).
 */
export function starterOf(blockType: string): Record<string, unknown> | undefined {
  const [first] = Object.values(blockExamples[blockType as keyof typeof blockExamples] ?? {});
  if (!first) return undefined;
  // Where it stands and how it is arranged is the section's own default: the example was made for some other page.
  const { section: _, ...content } = first.block;
  return (withoutDocuments(content) ?? {}) as Record<string, unknown>;
}
