import type { PayloadRequest } from 'payload';
import { refuse } from '@/staff/table-files/problem';
import type { Column } from './columns';
import { valueAt } from './places';
import { storedOf, type Value } from './values';

type Validate = (value: unknown, options: object) => Promise<unknown> | unknown;

export type Checked = { collection: string; id: string | undefined; data: object };

/**
 * The rule of the form for a field. Drafts are saved without it, because they may be incomplete; a table has no one who
 * sees the field turn red. Empty cells pass. Throws TableProblem.
 */
export async function refuseInvalid(
  req: PayloadRequest,
  column: Column,
  value: Value,
  checked: Checked,
): Promise<void> {
  const { field, name } = column;
  const validate = 'validate' in field ? (field.validate as Validate | undefined) : undefined;
  // Lists, sections and rich text are checked by saving them: their rules need the whole document.
  if (!validate || value === null || column.kind === 'json') return;
  const path = name.split('.');
  const result = await validate(storedOf(column, value), {
    ...field,
    collectionSlug: checked.collection,
    data: checked.data,
    siblingData: (path.length > 1 ? valueAt(checked.data, path.slice(0, -1).join('.')) : checked.data) ?? {},
    id: checked.id,
    operation: checked.id ? 'update' : 'create',
    event: 'submit',
    path,
    preferences: { fields: {} },
    req,
  });
  if (typeof result === 'string') refuse(result);
}
