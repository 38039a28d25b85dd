type Json = { [key: string]: unknown };

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What tells kinds of blocks and references apart is always there. */
const ALWAYS = ['blockType', 'relationTo'];
const NULL = { type: 'null' };

/** The same schema, of a value that may also be null. */
function orNull(schema: Json): Json {
  if ('const' in schema) return schema;
  if ('$ref' in schema) return { oneOf: [schema, NULL] };
  for (const choice of ['oneOf', 'anyOf']) {
    const options = schema[choice];
    if (!Array.isArray(options)) continue;
    const hasNull = options.some((option) => isObject(option) && [option.type].flat().includes('null'));
    return hasNull ? schema : { ...schema, [choice]: [...options, NULL] };
  }
  const types = [schema.type ?? []].flat();
  if (types.length === 0 || types.includes('null')) return withNullInEnum(schema);
  return withNullInEnum({ ...schema, type: [...types, 'null'] });
}

/** Payload lists the options of a select without null, also where null is allowed. */
function withNullInEnum(schema: Json): Json {
  const mayBeNull = [schema.type].flat().includes('null');
  return mayBeNull && Array.isArray(schema.enum) ? { ...schema, enum: [...new Set([...schema.enum, null])] } : schema;
}

/**
 * Payload's schema says what a form asks for. Stored documents may have less: a field whose condition is not met is
 * empty though it is required, and so is one that was added to a block after the document was published. So below the
 * top level nothing is promised but the kind of a block.
 */
export function loosened(value: unknown, isTop = false): unknown {
  if (Array.isArray(value)) return value.map((item) => loosened(item));
  if (!isObject(value)) return value;
  const loose = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'required' && Array.isArray(inner)) {
        return [key, isTop ? inner : inner.filter((name) => ALWAYS.includes(String(name)))];
      }
      if (key !== 'properties' || !isObject(inner)) return [key, loosened(inner)];
      const properties = Object.entries(inner).map(([name, property]) => {
        const schema = loosened(property) as Json;
        return [name, isTop || ALWAYS.includes(name) ? schema : orNull(schema)];
      });
      return [key, Object.fromEntries(properties)];
    }),
  );
  return withNullInEnum(loose);
}
