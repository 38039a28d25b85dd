import type { FormState } from 'payload';
import { isObject } from '@/lib/is-object';
import { onOneLine } from '@/lib/on-one-line';
import { paragraphsIn } from '@/lib/paragraphs';

/** A text that is still the example, with the field that holds it. */
export type Left = { path: string; text: string };

const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : isObject(value) && 'root' in value ? paragraphsIn(value.root) : [];

/** The texts of a form's section that are still the example, and which nobody has confirmed. */
export function examplesLeft(fields: FormState, section: string, examples: string[], right: string[]): Left[] {
  const open = new Set(examples.filter((text) => !right.includes(text)));
  return Object.entries(fields).flatMap(([path, { value, passesCondition }]) => {
    if (!path.startsWith(`${section}.`) || passesCondition === false) return [];
    const texts = textsOf(value).map(onOneLine);
    return [...new Set(texts)].filter((text) => open.has(text)).map((text) => ({ path, text }));
  });
}
