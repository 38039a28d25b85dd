import type { FieldHook, FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { starterOf } from './starters';

type Row = Record<string, unknown> & { id?: string; blockType?: string };

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

const started = (row: Row): Row => (row.blockType ? { ...starterOf(row.blockType), ...row } : row);

/**
 * The form's values with example content in sections that were just added, so that nobody begins with an empty box.
 * Undefined: no section was. A field's `defaultValue` cannot do this: Payload gives it to every field that is empty, also
 * on pages that exist, and over the API.
 */
export function withStarters(state: FormState | undefined): Record<string, unknown> | undefined {
  const fresh = state ? freshRows(state) : [];
  if (!state || fresh.length === 0) return undefined;
  const values = reduceFieldsToValues(state, true) as Record<string, unknown> & { blocks?: Row[] };
  const blocks = (values.blocks ?? []).map((row, index) => (fresh.includes(index) ? started(row) : row));
  return { ...values, blocks };
}

const isFresh = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && Object.keys(row).every((key) => key === 'id' || key === 'blockType');

/**
 * The same where a form saves by itself before it has the content of a section that was just added. Otherwise what is saved
 * has the defaults of its fields, and the answer to that puts them over the example: buttons lose where they lead.
 */
export const startSaved: FieldHook = ({ value, req }) =>
  String(req.query?.autosave) === 'true' && Array.isArray(value)
    ? value.map((row: unknown) => (isFresh(row) ? started(row) : row))
    : value;
