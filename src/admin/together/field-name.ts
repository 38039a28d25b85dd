import type { ClientBlock, ClientField } from 'payload';
import { beginning } from '@/lib/cut';
import type { Place } from '@/lib/merge';
import { nameOf } from '../row-label';
import { findField } from './find-field';

type Row = Record<string, unknown>;

const text = (label: unknown, otherwise: string) => (typeof label === 'string' && label ? label : otherwise);

/** A field's label with its section: "Sections, 2 Hero: Read the river, Headline". */
export function fieldName(
  fields: ClientField[],
  document: Row,
  place: Place,
  blocks: (slug: string) => ClientBlock | undefined,
): string {
  const names: string[] = [];
  let [inside, data]: [ClientField[], unknown] = [fields, document];
  let list: ClientField | undefined;
  for (const step of place) {
    if (typeof step === 'string') {
      const field = findField(inside, step);
      names.push(text(field && 'label' in field ? field.label : undefined, step));
      data = (data as Row | undefined)?.[step];
      list = field;
      if (field && 'fields' in field) inside = field.fields;
      continue;
    }
    const rows = Array.isArray(data) ? (data as Row[]) : [];
    const index = rows.findIndex(({ id }) => id === step.row);
    const row = rows[index];
    const block = typeof row?.blockType === 'string' ? blocks(row.blockType) : undefined;
    const labels = block?.labels ?? (list && 'labels' in list ? list.labels : undefined);
    const kind = text(labels && typeof labels === 'object' && 'singular' in labels ? labels.singular : undefined, '');
    const name = nameOf(row);
    names.push(`${index + 1} ${kind}${name ? `: ${beginning(name, 40)}` : ''}`);
    data = row;
    if (block) inside = block.fields;
  }
  return names.join(', ');
}
