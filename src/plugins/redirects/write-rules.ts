import { stringify } from 'csv-stringify/sync';
import type { PayloadRequest } from 'payload';
import { escaped } from '@/staff/table-files/formulas';
import { COLUMNS } from './lines';
import { storedRules } from './stored';

/** In the form that the import reads: linked pages as paths. */
export async function writeRules({ payload }: PayloadRequest, format: 'csv' | 'json'): Promise<string> {
  const rules = await storedRules(payload);
  if (format === 'json')
    return `${JSON.stringify(
      rules.map((rule) => Object.fromEntries(COLUMNS.map((name) => [name, rule[name] ?? '']))),
      null,
      1,
    )}\n`;
  const rows = rules.map((rule) => COLUMNS.map((name) => escaped(String(rule[name] ?? ''))));
  return stringify([[...COLUMNS], ...rows], { bom: true, quoted_match: /[\r\n]/ });
}
