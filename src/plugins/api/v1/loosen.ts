import { isRecord } from '@/lib/is-object';

type Json = { [key: string]: unknown };

/** Discriminators of blocks and references. */
const ALWAYS = ['blockType', 'relationTo'];
const NULL = { type: 'null' };

function orNull(schema: Json): Json {
  if ('const' in schema) return schema;
  if ('$ref' in schema) return { oneOf: [schema, NULL] };
  for (const choice of ['oneOf', 'anyOf']) {
    const options = schema[choice];
    if (!Array.isArray(options)) continue;
    const hasNull = options.some((option) => isRecord(option) && [option.type].flat().includes('null'));
    return hasNull ? schema : { ...schema, [choice]: [...options, NULL] };
  }
  const types = [schema.type ?? []].flat();
  if (types.length === 0 || types.includes('null')) return withNullInEnum(schema);
  return withNullInEnum({ ...schema, type: [...types, 'null'] });
}

/** Payload's enums omit null even where it is allowed. */
function withNullInEnum(schema: Json): Json {
  const mayBeNull = [schema.type].flat().includes('null');
  return mayBeNull && Array.isArray(schema.enum) ? { ...schema, enum: [...new Set([...schema.enum, null])] } : schema;
}

/** Stored documents may lack required fields: below the top level, only the kind of a block is guaranteed. */
export function loosened(value: unknown, isTop = false): unknown {
  if (Array.isArray(value)) return value.map((item) => loosened(item));
  if (!isRecord(value)) return value;
  const loose = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'required' && Array.isArray(inner)) {
        return [key, isTop ? inner : inner.filter((name) => ALWAYS.includes(String(name)))];
      }
      if (key !== 'properties' || !isRecord(inner)) return [key, loosened(inner)];
      const properties = Object.entries(inner).map(([name, property]) => {
        const schema = loosened(property) as Json;
        return [name, isTop || ALWAYS.includes(name) ? schema : orNull(schema)];
      });
      return [key, Object.fromEntries(properties)];
    }),
  );
  return withNullInEnum(loose);
}
