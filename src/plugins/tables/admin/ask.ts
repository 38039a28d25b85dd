import { ask, isRefused } from '@/admin/ask';
import { encoded } from '@/admin/small-forms/encoded';
import { AT_ONCE, MOST_CHARACTERS_AT_ONCE } from '@/staff/table-files/limits';
import type { Row } from '@/staff/table-files/rows';
import type { PlannedRow } from '../plan';
import type { Table } from '../read';

async function post<T extends object>(collection: string, action: string, body: object): Promise<T> {
  const response = await ask<T>('POST', `/tables/${collection}/${action}`, body);
  if (isRefused(response)) throw new Error(response.error);
  return response;
}

export const askToRead = async (collection: string, file: File): Promise<Table> =>
  post(collection, 'read', { data: await encoded(file) });

/** In slices that no request is too small for. */
function slices<T>(rows: T[]): T[][] {
  const all: T[][] = [];
  let size = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    const last = all.at(-1);
    if (last && last.length < AT_ONCE && size + length <= MOST_CHARACTERS_AT_ONCE) last.push(row);
    else {
      all.push([row]);
      size = 0;
    }
    size += length;
  }
  return all;
}

type Work = { collection: string; action: 'plan' | 'apply'; format: Table['format'] };

/** Slice after slice; `tell` learns of each. Throws an `Error` with words for staff. */
export async function askInTurn(
  { collection, action, format }: Work,
  rows: Row[],
  tell: (rows: PlannedRow[]) => void,
): Promise<void> {
  for (const some of slices(rows)) {
    const response = await post<{ rows: PlannedRow[] }>(collection, action, { format, rows: some });
    tell(response.rows);
  }
}
