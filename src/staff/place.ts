import type { FlattenedField, Payload } from 'payload';
import { beginning } from '@/lib/cut';
import { isObject } from '@/lib/is-object';

const spelled = (name: string) => name.replace(/([A-Z])/g, ' $1').replace(/^./, (first) => first.toUpperCase());
const labelOf = (field: FlattenedField): string =>
  'label' in field && typeof field.label === 'string' ? field.label : 'name' in field ? spelled(field.name) : '';

const titleOf = (row: unknown): string => {
  const { heading, title } = isObject(row) ? row : {};
  const text = [heading, title].find((one) => typeof one === 'string' && one.trim() !== '');
  return typeof text === 'string' ? ` “${beginning(text.trim(), 60)}”` : '';
};

function rowWords(payload: Pick<Payload, 'blocks'>, field: FlattenedField, row: unknown, index: number): string {
  const block = isObject(row) ? payload.blocks[row.blockType as keyof Payload['blocks']] : undefined;
  const labels = block ? block.labels : 'labels' in field ? field.labels : undefined;
  const kind = typeof labels?.singular === 'string' ? labels.singular : 'Row';
  return `${kind} ${index + 1}${titleOf(row)}`;
}

/** A field or row in words, such as `Hero 1 “See sooner”, Heading`; empty for the document itself. */
export function placeInWords(
  payload: Pick<Payload, 'blocks'>,
  fields: FlattenedField[],
  document: object,
  path: string,
): string {
  const words: string[] = [];
  let inside = fields;
  let here: unknown = document;
  let list: FlattenedField | undefined;
  for (const part of path === '' ? [] : path.split('.')) {
    if (list && Array.isArray(here)) {
      const row: unknown = here[Number(part)];
      words.push(rowWords(payload, list, row, Number(part)));
      const block = isObject(row) ? payload.blocks[row.blockType as keyof Payload['blocks']] : undefined;
      inside = block?.flattenedFields ?? ('flattenedFields' in list ? list.flattenedFields : []);
      [here, list] = [row, undefined];
      continue;
    }
    const field: FlattenedField | undefined = inside.find((one) => 'name' in one && one.name === part);
    if (!field) break;
    here = isObject(here) ? here[part] : undefined;
    if (field.type === 'array' || field.type === 'blocks') list = field;
    else {
      words.push(labelOf(field));
      inside = 'flattenedFields' in field ? field.flattenedFields : [];
    }
  }
  return words.join(', ');
}
