import type { ClientBlock, ClientField } from 'payload';
import { findField } from '../together/find-field';

/** The field at a path such as `blocks.2.cards.0.title`, if any. `blockOf`: the block of a row, by the row's path. */
export function fieldAt(
  fields: ClientField[],
  path: string,
  blockOf: (row: string) => ClientBlock | undefined,
): ClientField | undefined {
  const names = path.split('.');
  let inside = fields;
  let field: ClientField | undefined;
  for (const [index, name] of names.entries()) {
    if (/^\d+$/.test(name)) {
      const block = field?.type === 'blocks' ? blockOf(names.slice(0, index + 1).join('.')) : undefined;
      if (block) inside = block.fields;
      continue;
    }
    field = findField(inside, name);
    if (!field) return undefined;
    inside = 'fields' in field ? field.fields : [];
  }
  return field;
}
