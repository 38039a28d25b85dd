import type { Block, Field } from 'payload';
import { z } from 'zod';

const empty = z.literal('');
/** The admin form sends an empty list as its number of rows. */
const listOf = (one: z.ZodType, message: string) =>
  z.preprocess((value) => (value === 0 || value === '0' ? [] : value), z.array(one, message));
const id = z.guid('Choose a document.');
const reference = z.union([id, z.looseObject({ id })], 'Choose a document.');

/** Node types of src/fields/editor.ts. */
const NODES = [
  ...['root', 'paragraph', 'heading', 'text', 'linebreak', 'tab'],
  ...['list', 'listitem', 'quote', 'link', 'autolink', 'upload'],
];

type TextNode = { type: string; text?: string; children?: TextNode[] };
const textNode: z.ZodType<TextNode> = z.lazy(() =>
  z.looseObject({
    type: z.enum(NODES, 'This is not a text of the editor.'),
    text: z.string('Enter a text.').optional(),
    format: z.union([z.string(), z.number()]).optional(),
    children: z.array(textNode).optional(),
    relationTo: z.string('Choose a picture.').optional(),
    value: z.union([z.number(), reference], 'Choose a picture.').nullish(),
    fields: z
      .looseObject({ url: z.string().nullish(), doc: z.looseObject({ value: reference.nullish() }).nullish() })
      .optional(),
  }),
);

/** Rich text as Lexical stores it. */
export const richTextSchema = z.looseObject({ root: textNode }, 'This is not a text of the editor.');

/** Empty values pass: required fields are checked when the page is published. */
function valueSchema(field: Field): z.ZodType | undefined {
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'date':
      return z.string('Enter a text.');
    case 'number':
      return z.union([z.number(), z.string()], 'Enter a number.');
    case 'checkbox':
      return z.union([z.boolean(), z.enum(['true', 'false']), empty], 'Choose yes or no.');
    case 'select':
    case 'radio': {
      const values = field.options.map((option) => (typeof option === 'string' ? option : option.value));
      return z.union([z.enum(values), empty], 'Choose one of the options.');
    }
    case 'relationship':
    case 'upload':
      return typeof field.relationTo === 'string'
        ? reference
        : z.looseObject({ relationTo: z.enum(field.relationTo), value: reference.nullish() }, 'Choose a document.');
    case 'richText':
      return richTextSchema;
    case 'group':
      return fieldsSchema(field.fields);
    default:
      return undefined;
  }
}

const isMany = (field: Field) => field.type === 'array' || ('hasMany' in field && field.hasMany === true);

function entriesOf(field: Field): [string, z.ZodType][] {
  if (!('name' in field) || !field.name) return 'fields' in field ? field.fields.flatMap(entriesOf) : [];
  const one = field.type === 'array' ? fieldsSchema(field.fields) : valueSchema(field);
  if (!one) return [];
  return [[field.name, (isMany(field) ? listOf(one, 'Enter a list.') : one).nullish()]];
}

const fieldsSchema = (fields: Field[]): z.ZodType =>
  z.looseObject({ id: z.string().nullish(), ...Object.fromEntries(fields.flatMap(entriesOf)) });

/** Of a field's value; undefined for kinds that any value fits. */
export const schemaOf = (field: Field): z.ZodType | undefined => entriesOf(field)[0]?.[1];

/** Sections are stored as JSON, but views rely on their types. Unknown types pass; the page leaves them out. */
export function sectionsSchema(blocks: Block[]) {
  const kinds = new Map(blocks.map(({ slug, fields }) => [slug, fieldsSchema(fields)]));
  return listOf(
    z.looseObject({ blockType: z.string('Choose a section.') }, 'Choose a section.').check((context) => {
      const issues = kinds.get(context.value.blockType)?.safeParse(context.value).error?.issues ?? [];
      for (const { path, message } of issues)
        context.issues.push({ code: 'custom', input: context.value, path, message });
    }),
    'Send a list of sections.',
  );
}
