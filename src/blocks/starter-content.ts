import type { FieldHook, FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { starterOf } from './starters';

type Row = Record<string, unknown> & { id?: string; blockType?: string };

/** Indexes of rows of `blocks` that were just added: the form has no fields for them yet. */
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

/** Example content for just-added sections. Payload would apply a `defaultValue` to existing pages too. */
export function withStarters(state: FormState | undefined): Record<string, unknown> | undefined {
  const fresh = state ? freshRows(state) : [];
  if (!state || fresh.length === 0) return undefined;
  const values = reduceFieldsToValues(state, true) as Record<string, unknown> & { blocks?: Row[] };
  const blocks = (values.blocks ?? []).map((row, index) => (fresh.includes(index) ? started(row) : row));
  return { ...values, blocks };
}

const isFresh = (row: unknown): row is Row =>
  typeof row === 'object' && row !== null && Object.keys(row).every((key) => key === 'id' || key === 'blockType');

/** For autosaves sent before the form has the example: saved defaults would replace it and empty its links. */
export const startSaved: FieldHook = ({ value, req }) =>
  String(req.query?.autosave) === 'true' && Array.isArray(value)
    ? value.map((row: unknown) => (isFresh(row) ? started(row) : row))
    : value;
