import { type CollectionSlug, Forbidden, type PayloadRequest, type Where } from 'payload';
import { z } from 'zod';
import { contentCollections, pathOf } from '@/lib/content-collections';
import { isLanguage, languages } from '@/lib/languages';
import { searchedFor } from '@/search/words';
import { imagePath } from '@/site/seo/describe';
import { isSignedIn, staffEndpoint } from '@/staff/endpoint';
import { listAsSite } from '@/staff/find-as-site';
import { thumbnailsOf } from '../pictures/thumbnails';

/** What people choose in the fields of documents. */
export const choosable = [...contentCollections, 'media'] as const;
type Choosable = (typeof choosable)[number];

/** What tells a document from others of its title. */
export type Choice = {
  collection: Choosable;
  id: string;
  title: string;
  /** The path, or what else is known beside the title. */
  beside?: string;
  changedAt: string;
  language?: string;
  /** Media files have none. */
  state?: 'draft' | 'live' | 'changed';
  picture?: string;
};

/** `isLast`: no page after this one has more. */
export type Choices = { groups: { label: string; choices: Choice[] }[]; isLast: boolean };

const MOST_ON_A_PAGE = 10;
const MOST_CHOSEN = 200;

const body = z.object({
  /** `where`: the field's own filter; `ids`: only these, if it is about what has been chosen. */
  from: z
    .array(
      z.object({
        collection: z.enum(choosable),
        where: z.record(z.string(), z.unknown()).optional(),
        ids: z.array(z.uuid()).max(MOST_CHOSEN).optional(),
      }),
    )
    .max(choosable.length),
  search: searchedFor,
  page: z.int().min(1).max(1000).catch(1),
});
type Sent = z.infer<typeof body>;
type From = Sent['from'][number];

/** Of any collection: the fields that say what a document is. */
const row = z.object({
  id: z.string(),
  title: z.string().nullish(),
  name: z.string().nullish(),
  filename: z.string().nullish(),
  alt: z.string().nullish(),
  language: z.unknown().optional(),
  updatedAt: z.string(),
  _status: z.string().nullish(),
  thumbnailURL: z.string().nullish(),
  portrait: z.string().nullish().catch(null),
  variantOf: z.unknown().optional(),
});
type Row = z.infer<typeof row> & { path: string | undefined };

/** Also by the path, which people know from the address bar. */
function searched(search: string, { title, hasPath }: { title: string; hasPath: boolean }): Where[] {
  if (!search) return [];
  return [{ or: [title, ...(hasPath ? ['path'] : [])].map((field) => ({ [field]: { like: search } })) }];
}

type Found = { rows: Row[]; hasMore: boolean };

/** What the person may not read is left out, like what is in the trash. */
async function find(req: PayloadRequest, { collection, where, ids }: From, sent: Sent): Promise<Found> {
  const { config } = req.payload.collections[collection];
  const hasPath = config.flattenedFields.some(({ name }) => name === 'path');
  const named = { title: config.admin.useAsTitle ?? 'id', hasPath };
  const filters: Where[] = ids
    ? [{ id: { in: ids } }]
    : [...searched(sent.search, named), ...(where ? [where as Where] : [])];
  try {
    const { docs, hasNextPage } = await req.payload.find({
      collection: collection as CollectionSlug,
      where: { and: filters },
      ...(config.defaultSort && { sort: config.defaultSort }),
      page: ids ? 1 : sent.page,
      limit: ids ? MOST_CHOSEN : MOST_ON_A_PAGE,
      depth: 0,
      draft: true,
      overrideAccess: false,
      req,
    });
    return { rows: docs.map((document) => ({ ...row.parse(document), path: pathOf(document) })), hasMore: hasNextPage };
  } catch (error) {
    if (error instanceof Forbidden) return { rows: [], hasMore: false };
    throw error;
  }
}

/** Those of which visitors see a version. */
async function liveOf({ payload }: PayloadRequest, collection: Choosable, rows: Row[]): Promise<Set<string>> {
  const ids = rows.map(({ id }) => id);
  if (collection === 'media' || ids.length === 0) return new Set();
  const docs = await listAsSite({ payload }, collection as 'pages', {
    where: { and: [{ id: { in: ids } }, { _status: { equals: 'published' } }] },
    select: { updatedAt: true },
  });
  return new Set(docs.map(({ id }) => id));
}

const stateOf = ({ _status }: Row, isLive: boolean): NonNullable<Choice['state']> =>
  _status === 'published' ? 'live' : isLive ? 'changed' : 'draft';

async function choicesOf(req: PayloadRequest, collection: Choosable, rows: Row[]): Promise<Choice[]> {
  const [live, portraits] = await Promise.all([
    liveOf(req, collection, rows),
    thumbnailsOf(
      req.payload,
      rows.flatMap(({ portrait }) => portrait ?? []),
    ),
  ]);
  return rows.map((one): Choice => {
    const isLive = live.has(one.id);
    const picture = collection === 'media' ? one.thumbnailURL : one.portrait ? portraits.get(one.portrait) : undefined;
    const named = one.name ?? one.filename;
    return {
      collection,
      id: one.id,
      title: (named ?? one.title) || 'Untitled',
      beside: one.path ?? (named ? (one.alt ?? one.title) : undefined) ?? undefined,
      changedAt: one.updatedAt,
      language: isLanguage(one.language) ? languages[one.language].name : undefined,
      state: collection === 'media' ? undefined : stateOf(one, isLive),
      // Visitors see a variant at another page's address.
      picture: picture ?? (isLive && one.path && !one.variantOf ? imagePath(one.path) : undefined),
    };
  });
}

const labelOf = ({ payload }: PayloadRequest, collection: Choosable): string => {
  const label = payload.collections[collection].config.labels.plural;
  return typeof label === 'string' ? label : collection;
};

async function read(req: PayloadRequest, sent: Sent): Promise<Choices> {
  const groups: Choices['groups'] = [];
  let isLast = true;
  for (const from of sent.from) {
    const { rows, hasMore } = await find(req, from, sent);
    isLast &&= !hasMore;
    if (rows.length > 0)
      groups.push({ label: labelOf(req, from.collection), choices: await choicesOf(req, from.collection, rows) });
  }
  return { groups, isLast };
}

/** `POST /api/choices`: a page of the documents that the person may read, for every field in which one is chosen. */
export const choicesEndpoint = staffEndpoint({
  method: 'post',
  path: '/choices',
  can: isSignedIn,
  notAllowed: 'Sign in first.',
  body,
  work: (req, sent) => read(req, sent.body),
});
