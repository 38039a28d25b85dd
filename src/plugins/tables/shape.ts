import type { FlattenedField, Payload } from 'payload';
import { schemaOf } from '@/blocks/shape';
import { insideOf } from '@/fields/walk';
import { isRecord } from '@/lib/is-object';
import { refuse } from '@/staff/table-files/problem';
import type { Column } from './columns';
import type { Value } from './values';

const OF_ROWS = ['id', 'blockType', 'blockName'];

/** Names in lists and sections that no field has. */
function strangersIn(field: FlattenedField, blocks: Payload['blocks'], value: unknown): string[] {
  const inside = insideOf(field, value, blocks);
  const inRow = ({ fields, values }: (typeof inside)[number]) => {
    const named = new Map(fields.map((one) => [one.name, one]));
    return Object.entries(values).flatMap(([name, part]) => {
      const one = named.get(name);
      if (one) return strangersIn(one, blocks, part);
      return OF_ROWS.includes(name) ? [] : [`"${name}"`];
    });
  };
  if (field.type !== 'blocks' || !Array.isArray(value)) return inside.flatMap(inRow);
  return value.flatMap((row: unknown, index) => {
    const known = inside.find(({ step }) => step === index);
    return known ? inRow(known) : [`the section "${isRecord(row) ? row.blockType : undefined}"`];
  });
}

/**
 * Saving drops what no field has, and turns values of other kinds into texts. Throws TableProblem, except for what the
 * document has already.
 */
export function refuseMisshapen({ blocks }: Payload, { kind, field }: Column, value: Value, before: unknown): void {
  if (kind !== 'json' || value === null) return;
  if ((field.type === 'array' || field.type === 'blocks') && !Array.isArray(value))
    refuse('It must be a list, in square brackets.');
  const schema = field.type === 'blocks' || field.type === 'tab' ? undefined : schemaOf(field);
  const issue = schema?.safeParse(value).error?.issues[0];
  if (issue) refuse(`${issue.message} (${issue.path.join('.') || 'the whole cell'})`);
  const known = strangersIn(field, blocks, before);
  const strange = [...new Set(strangersIn(field, blocks, value))].filter((name) => !known.includes(name));
  if (strange.length > 0)
    refuse(`This site has no ${strange.slice(0, 5).join(', ')} there. Compare it with an export.`);
}
