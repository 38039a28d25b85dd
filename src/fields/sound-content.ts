import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, FlattenedField } from 'payload';
import { isRecord } from '@/lib/is-object';
import { mapFields, type Schema, type Values } from './walk';

type Adapter = DatabaseAdapterObj<PostgresAdapter>;

/** Nodes of rich text that hold others. */
const HOLDERS = new Set(['root', 'paragraph', 'heading', 'quote', 'list', 'listitem', 'link', 'autolink']);

/** A list holds items only. */
const asItem = (node: Values): Values =>
  node.type === 'listitem' ? node : { type: 'listitem', version: 1, value: 1, children: [node] };

function nodesOf(node: unknown): Values[] {
  if (!isRecord(node) || typeof node.type !== 'string') return [];
  const { type, children, fields, text } = node;
  if (type === 'text') return typeof text === 'string' ? [node] : [];
  // Of a pasted picture whose window was closed with the browser: nobody has the file.
  if (node.pending) return [];
  if (!HOLDERS.has(type)) return [node];
  const below = Array.isArray(children) ? children.flatMap(nodesOf) : [];
  const whole = { ...node, children: type === 'list' ? below.map(asItem) : below };
  return [type.endsWith('link') && !isRecord(fields) ? { ...whole, fields: {} } : whole];
}

function richTextOf(value: unknown): unknown {
  if (value === null || value === undefined) return value;
  return isRecord(value) && isRecord(value.root)
    ? { ...value, root: nodesOf({ ...value.root, type: 'root' })[0] }
    : null;
}

const rowsOf = (value: unknown) => value && (Array.isArray(value) ? value.filter(isRecord) : []);

/** Without the rows and nodes that are none: JSON that was stored past the API, or by an older version, may have some. */
const sound = (schema: Schema, content: Values): Values =>
  mapFields(schema, content, ({ field, value }, below) => {
    switch (field.type) {
      case 'blocks':
      case 'array':
        return below(rowsOf(value));
      case 'richText':
        return richTextOf(value);
      case 'text':
      case 'textarea':
        return isRecord(value) ? null : value;
      default:
        return below(value);
    }
  });

const isJson = (field: FlattenedField): boolean =>
  field.type === 'blocks' ||
  field.type === 'richText' ||
  ('flattenedFields' in field && field.flattenedFields.some(isJson));

/**
 * A database adapter that reads content as everything relies on it: Payload itself fails at a row that is `null`, and the
 * page with it.
 */
export const soundContent = (database: Adapter): Adapter => ({
  ...database,
  init: (options) => {
    const adapter = database.init(options);
    const { find, findGlobal, findGlobalVersions, findOne, findVersions, queryDrafts } = adapter;
    const { payload } = options;

    const mender = (fields: FlattenedField[] = []) =>
      fields.some(isJson)
        ? <T>(content: T): T => sound({ fields, blocks: payload.blocks }, content as Values) as T
        : <T>(content: T): T => content;
    const inCollection = (slug: string) => mender(payload.collections[slug as 'pages']?.config.flattenedFields);
    const inGlobal = (slug: string) => mender(payload.globals.config.find((one) => one.slug === slug)?.flattenedFields);
    const inDocs = <T, D extends { docs: T[] }>(found: D, mend: (doc: T) => T): D => ({
      ...found,
      docs: found.docs.map(mend),
    });
    const inVersion =
      (mend: <T>(content: T) => T) =>
      <T>(row: T): T =>
        isRecord(row) && isRecord(row.version) ? { ...row, version: mend(row.version) } : row;

    return Object.assign(adapter, {
      find: async (args) => inDocs(await find.call(adapter, args), inCollection(args.collection)),
      findOne: async (args) => {
        const found = await findOne.call(adapter, args);
        return found && inCollection(args.collection)(found);
      },
      queryDrafts: async (args) => inDocs(await queryDrafts.call(adapter, args), inCollection(args.collection)),
      findVersions: async (args) =>
        inDocs(await findVersions.call(adapter, args), inVersion(inCollection(args.collection))),
      findGlobal: async (args) => inGlobal(args.slug)(await findGlobal.call(adapter, args)),
      findGlobalVersions: async (args) =>
        inDocs(await findGlobalVersions.call(adapter, args), inVersion(inGlobal(args.global))),
    } as Partial<typeof adapter>);
  },
});
