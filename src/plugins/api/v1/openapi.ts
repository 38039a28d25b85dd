import { configToJSONSchema, type PayloadRequest, type SanitizedConfig } from 'payload';
import { publicFields } from '@/api/public-fields';
import { env } from '@/env';
import { isRecord } from '@/lib/is-object';
import { type ApiCollection, apiCollections, isApiCollection } from './collections';
import { DEFAULT_LIMIT, withKey, withoutKey } from './limits';
import { loosened } from './loosen';

type Json = { [key: string]: unknown };
export type OpenApiDocument = {
  openapi: '3.1.0';
  paths: Record<string, Json>;
  components: { schemas: Record<string, Json> } & Json;
} & Json;

const OF_PAYLOAD = '#/definitions/';
const OF_OPENAPI = '#/components/schemas/';
/** From Payload's type generator; unknown to JSON Schema. */
const NOT_KEYWORDS = ['tsType', 'fields'];

const nameIn = (value: unknown): string | undefined =>
  isRecord(value) && typeof value.$ref === 'string' ? value.$ref.replace(OF_PAYLOAD, '') : undefined;

/** Rewrites references for OpenAPI and drops those to collections outside the API. */
function translated(value: unknown, isPrivate: (name: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => translated(item, isPrivate));
  if (!isRecord(value)) return value;
  const name = nameIn(value);
  if (name !== undefined) return { $ref: OF_OPENAPI + name };
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    if (NOT_KEYWORDS.includes(key) && !isRecord(inner)) return [];
    const isChoice = ['oneOf', 'anyOf'].includes(key) && Array.isArray(inner);
    const kept = isChoice ? inner.filter((option) => !isPrivate(nameIn(option) ?? '')) : inner;
    return [[key, translated(kept, isPrivate)]];
  });
  return Object.fromEntries(entries);
}

function* namesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* namesIn(item);
  if (!isRecord(value)) return;
  if (typeof value.$ref === 'string') yield value.$ref.replace(OF_OPENAPI, '');
  for (const inner of Object.values(value)) yield* namesIn(inner);
}

async function hiddenFields(config: SanitizedConfig, slug: ApiCollection): Promise<string[]> {
  const fields = config.collections.find((collection) => collection.slug === slug)?.flattenedFields ?? [];
  const req = { user: null, headers: new Headers(), context: {} } as unknown as PayloadRequest;
  const hidden: string[] = [];
  for (const field of fields) {
    const isReadable = field.access?.read ? await field.access.read({ req }) : true;
    if (!isReadable || ('hidden' in field && field.hidden)) hidden.push(field.name);
  }
  return hidden;
}

async function schemasOf(config: SanitizedConfig): Promise<Record<string, Json>> {
  const { definitions = {} } = configToJSONSchema(config, 'text') as { definitions?: Record<string, Json> };
  const slugs = config.collections.map(({ slug }) => slug as string);
  const isPrivate = (name: string) => slugs.includes(name) && !isApiCollection(name);
  const schemas: Record<string, Json> = {};
  const add = (name: string, schema: Json) => {
    schemas[name] = schema;
    for (const inner of namesIn(schema)) {
      const found = definitions[inner];
      if (!schemas[inner] && found && !isApiCollection(inner))
        add(inner, loosened(translated(found, isPrivate)) as Json);
    }
  };
  for (const slug of apiCollections) {
    const hidden = await hiddenFields(config, slug);
    const { properties, required, ...rest } = definitions[slug] as Json & { properties: Json; required?: string[] };
    const shown = Object.fromEntries(Object.entries(properties).filter(([name]) => !hidden.includes(name)));
    const needed = required?.filter((name) => !hidden.includes(name));
    add(slug, loosened(translated({ ...rest, properties: shown, required: needed }, isPrivate), true) as Json);
  }
  return schemas;
}

/** One collection's schema, with the definitions that it refers to. */
export async function schemaOf(config: SanitizedConfig, slug: ApiCollection): Promise<Json> {
  const { schemas } = (await openApiDocument(config)).components;
  const needed = new Set<string>();
  const add = (name: string) => {
    if (needed.has(name)) return;
    needed.add(name);
    for (const inner of namesIn(schemas[name])) add(inner);
  };
  add(slug);
  const components = { schemas: Object.fromEntries([...needed].map((name) => [name, schemas[name]])) };
  return { $ref: OF_OPENAPI + slug, components };
}

const json = (schema: Json) => ({ content: { 'application/json': { schema } } });
const error = (description: string) => ({ description, ...json({ $ref: `${OF_OPENAPI}errors` }) });
const whole = (minimum: number, maximum?: number, byDefault?: number) => ({
  type: 'integer',
  minimum,
  maximum,
  default: byDefault,
});
const inQuery = (name: string, schema: Json, description: string) => ({ name, in: 'query', schema, description });

const depth = inQuery('depth', whole(0, 1, 0), 'With 1, documents that a document refers to are included.');
const refusals = { 400: error('The query is not allowed.'), 401: error('The key is unknown, expired or revoked.') };

function pathsOf(slug: ApiCollection): Record<string, Json> {
  const fields = publicFields[slug] ?? [];
  const reference = { $ref: OF_OPENAPI + slug };
  const page = {
    type: 'object',
    required: ['docs', 'totalDocs', 'totalPages', 'page', 'limit'],
    properties: {
      docs: { type: 'array', items: reference },
      totalDocs: whole(0),
      totalPages: whole(0),
      page: whole(1),
      limit: whole(1),
    },
  };
  const conditions = {
    name: 'where',
    in: 'query',
    style: 'deepObject',
    explode: true,
    description: `Conditions such as where[${fields.at(-1)}][equals]=…. Fields: ${fields.join(', ')}.`,
    schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map((name) => [name, { type: 'object', additionalProperties: true }])),
    },
  };
  const parameters = [
    inQuery(
      'limit',
      whole(1, withKey.documents, DEFAULT_LIMIT),
      `Documents per page, at most ${withoutKey.documents} without a key.`,
    ),
    inQuery('page', whole(1, 1000, 1), 'The page.'),
    inQuery(
      'sort',
      { type: 'string' },
      `Fields, separated by commas; descending with -. One of: ${fields.join(', ')}.`,
    ),
    conditions,
    depth,
  ];
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } };
  return {
    [`/${slug}`]: {
      get: {
        operationId: `list-${slug}`,
        tags: [slug],
        summary: `Published documents of ${slug}`,
        parameters,
        responses: { 200: { description: 'A page of documents.', ...json(page) }, ...refusals },
      },
    },
    [`/${slug}/{id}`]: {
      get: {
        operationId: `read-${slug}`,
        tags: [slug],
        summary: `One published document of ${slug}`,
        parameters: [id, depth],
        responses: {
          200: { description: 'The document.', ...json(reference) },
          404: error('Nothing with this id is published.'),
          ...refusals,
        },
      },
    },
  };
}

const errors = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      items: { type: 'object', required: ['message'], properties: { message: { type: 'string' } } },
    },
  },
};

async function described(config: SanitizedConfig): Promise<OpenApiDocument> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Alethia content API',
      version: '1',
      description: 'Read-only access to published content. A key is optional and raises the limits.',
    },
    servers: [{ url: `${env().SITE_URL}/api/v1` }],
    security: [{}, { key: [] }],
    paths: Object.assign({}, ...apiCollections.map(pathsOf)),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key made by an admin.' } },
      schemas: { ...(await schemasOf(config)), errors },
    },
  };
}

let made: Promise<OpenApiDocument> | undefined;

/** OpenAPI 3.1, derived from the collections and the access rules of their fields; generated once per process. */
export function openApiDocument(config: SanitizedConfig): Promise<OpenApiDocument> {
  made ??= described(config);
  return made;
}
