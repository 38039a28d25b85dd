import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload';

const OF_RELATION = ['id', 'value', 'relationTo'];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const sorted = (sort: unknown): string[] =>
  (Array.isArray(sort) ? sort : [sort]).flatMap((one) => (typeof one === 'string' ? one.split(',') : []));

/** `isNested`: Payload runs the value as a query on the related collection. */
function* filtered(where: unknown): Generator<{ path: string; isNested: boolean }> {
  if (!isPlain(where)) return;
  for (const [path, value] of Object.entries(where)) {
    if (['and', 'or'].includes(path.toLowerCase())) {
      for (const inner of Array.isArray(value) ? value : []) yield* filtered(inner);
    } else {
      const values = isPlain(value) ? Object.values(value).flat() : [];
      yield { path, isNested: values.some(isPlain) };
    }
  }
}

function leadsAway(fields: FlattenedField[], path: string): boolean {
  // Versions have the document's fields below `version`; Payload treats two underscores as a dot.
  const names = path
    .trim()
    .replace(/^-/, '')
    .replaceAll('__', '.')
    .replace(/^version\./, '')
    .split('.');
  let inside = fields;
  for (const [index, name] of names.entries()) {
    const field = inside.find((one) => 'name' in one && one.name === name);
    const rest = names.slice(index + 1);
    // Payload's own fields, such as a version's `parent`. Payload refuses unknown ones.
    if (!field) return rest.length > 0 && !(rest.length === 1 && rest[0] === 'id');
    if ('hidden' in field && field.hidden) return true;
    if (field.type === 'relationship' || field.type === 'upload') {
      return rest.length > 1 || (rest[0] !== undefined && !OF_RELATION.includes(rest[0]));
    }
    if (field.type === 'join' || field.type === 'blocks') return rest.length > 0;
    if (!('flattenedFields' in field)) return false;
    inside = field.flattenedFields;
  }
  return false;
}

type QueryArguments = { where?: unknown; sort?: unknown; field?: unknown; overrideAccess?: boolean };

/**
 * Refuses (400) sorting and filtering by hidden fields and through relations: the order of results leaks a field that
 * is never sent, such as password hashes with `sort=reviewer.hash`. Payload only checks fields' read access, which
 * hidden ones lack. Applies to REST, admin lists, exports and custom endpoints.
 */
export const checkQueryPaths: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { where, sort, field, overrideAccess } = args as QueryArguments;
  if (overrideAccess) return args;
  const requested = [...sorted(sort), ...sorted(field)].map((path) => ({ path, isNested: false }));
  for (const { path, isNested } of [...requested, ...filtered(where)]) {
    if (isNested || leadsAway(collection.flattenedFields, path)) {
      throw new APIError(`Nothing can be sorted or filtered by "${path.slice(0, 100)}".`, 400, null, true);
    }
  }
  return args;
};
