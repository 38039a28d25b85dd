import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { blockExamples } from '../blocks/examples';

type Row = Record<string, unknown> & { id?: string; blockType?: string };

/** What a section that was just added begins with, by its type. Undefined: only a choice can fill it (a picture, a page). */
function starterOf(blockType: string): object | undefined {
  const [first] = Object.values(blockExamples[blockType as keyof typeof blockExamples] ?? {});
  if (!first) return undefined;
  // Where it stands and how it is arranged is the section's own default: the example was made for some other page.
  const { section: _, ...content } = first.block;
  return content;
}

/** Numbers of the rows of `blocks` of which the form knows nothing but the type: they were added a moment ago. */
function freshRows(state: FormState): number[] {
  const known = new Map<number, number>();
  for (const key of Object.keys(state)) {
    const [, index, rest] = /^blocks\.(\d+)\.(.+)$/.exec(key) ?? [];
    if (index === undefined || rest === 'id' || rest === 'blockType') continue;
    known.set(Number(index), (known.get(Number(index)) ?? 0) + 1);
  }
  const rows = state.blocks?.rows ?? [];
  return rows.flatMap((_, index) => (known.has(index) ? [] : [index]));
}

/**
 * The form's values with example content in sections that were just added, so that nobody begins with an empty box.
 * Undefined: no section was. A field's `defaultValue` cannot do this: Payload gives it to every field that is empty, also
 * on pages that exist, and over the API.
 */
export function withStarters(state: FormState | undefined): Record<string, unknown> | undefined {
  const fresh = state ? freshRows(state) : [];
  if (!state || fresh.length === 0) return undefined;
  const values = reduceFieldsToValues(state, true) as Record<string, unknown> & { blocks?: Row[] };
  const blocks = (values.blocks ?? []).map((row, index) =>
    fresh.includes(index) && row.blockType ? { ...structuredClone(starterOf(row.blockType)), ...row } : row,
  );
  return { ...values, blocks };
}
