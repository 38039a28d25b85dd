import { fieldsOf, type Schema, unknownRows } from '@/fields/walk';
import { type Finding, warning } from '@/lib/finding';
import { aboutUnknown } from '@/lib/unknown-kinds';

/** Rows of kinds that the site no longer has, such as those of a plugin that was taken out. */
export function checkKinds(schema: Schema, document: object): Finding[] {
  return [...fieldsOf(schema, document)].flatMap(({ field, value, path }) =>
    unknownRows(field, value, schema.blocks).map(({ step, kind }) =>
      warning('unknown-kinds', `${path}.${step}`, aboutUnknown(kind)),
    ),
  );
}
