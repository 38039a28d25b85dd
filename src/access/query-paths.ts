import { APIError, type CollectionBeforeOperationHook, type FlattenedField } from 'payload';

/** What may follow a relation: the id that is stored with it, and which collection it is of. */
const OF_RELATION = ['id', 'value', 'relationTo'];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** The values of `sort`: Payload takes a list, or one text with commas. */
const sorted = (sort: unknown): string[] =>
  (Array.isArray(sort) ? sort : [sort]).flatMap((one) => (typeof one === 'string' ? one.split(',') : []));

/** All paths in a `where`, and those whose value is a query of its own, which Payload runs on the related collection. */
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

/** Does a path lead to a hidden field, or through a relation into another document? */
export function leadsAway(fields: FlattenedField[], path: string): boolean {
  // Versions have the document's fields below `version`; Payload takes two underscores for a dot.
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
    // Fields of Payload's own, such as a version's `parent`; what does not exist it refuses itself.
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
 * Refuses (400) to sort or filter by hidden fields and through relations. The order of an answer tells what a field holds,
 * also one that is never sent: `sort=reviewer.hash` would give away password hashes bit by bit. Payload checks read access
 * of fields, which hidden ones do not have. Holds for REST, the lists of the admin, exports and custom endpoints.
 */
export const checkQueryPaths: CollectionBeforeOperationHook = ({ args, collection }) => {
  const { where, sort, field, overrideAccess } = args as QueryArguments;
  if (overrideAccess) return args;
  const asked = [...sorted(sort), ...sorted(field)].map((path) => ({ path, isNested: false }));
  for (const { path, isNested } of [...asked, ...filtered(where)]) {
    if (isNested || leadsAway(collection.flattenedFields, path)) {
      throw new APIError(`Nothing can be sorted or filtered by "${path.slice(0, 100)}".`, 400, null, true);
    }
  }
  return args;
};
