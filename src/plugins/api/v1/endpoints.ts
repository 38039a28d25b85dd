import type { Endpoint, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { publicFields } from '@/api/public-fields';
import { publicQueryFault } from '@/api/public-query';
import { findKey, KeyRefused } from '../keys/find-key';
import { apiCollections, isApiCollection } from './collections';
import { DEFAULT_LIMIT, withKey, withoutKey } from './limits';
import { openApiDocument } from './openapi';

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });

/** The caller's limits, or the response that refuses the key. The staff cookie has no effect here. */
async function limitsOf({ payload, headers }: PayloadRequest) {
  try {
    return (await findKey(payload, headers)) ? withKey : withoutKey;
  } catch (error) {
    if (error instanceof KeyRefused) return refuse(401, error.message);
    throw error;
  }
}

const NO_COLLECTION = `There is nothing at this address. The collections are: ${apiCollections.join(', ')}.`;

/** For types: `publicQueryFault` has checked names and values. */
const query = z.object({
  where: z.record(z.string(), z.unknown()).optional(),
  sort: z.string().optional(),
  limit: z.coerce.number().optional(),
  page: z.coerce.number().optional(),
  depth: z.coerce.number().default(0),
});

const REFUSED_PARAMETER = '"select" is not available here: documents are complete.';

async function readRequest(req: PayloadRequest) {
  const slug = req.routeParams?.slug;
  if (!isApiCollection(slug)) return refuse(404, NO_COLLECTION);
  const limits = await limitsOf(req);
  if (limits instanceof Response) return limits;
  const search = new URL(req.url ?? '', 'http://localhost').searchParams;
  const isSelected = [...search.keys()].some((key) => key.startsWith('select'));
  const fault = isSelected ? REFUSED_PARAMETER : publicQueryFault(search, publicFields[slug] ?? [], limits);
  if (fault) return refuse(400, fault);
  const parsed = query.safeParse(req.query);
  return parsed.success ? { slug, ...parsed.data } : refuse(400, 'The query cannot be read.');
}

/** Without `req`, the Local API has no account, so access rules apply as for visitors. */
const asVisitors = { overrideAccess: false, draft: false } as const;

const list: Endpoint = {
  path: '/v1/:slug',
  method: 'get',
  handler: async (req) => {
    const wanted = await readRequest(req);
    if (wanted instanceof Response) return wanted;
    const { slug, where, sort, depth, page, limit } = wanted;
    const found = await req.payload.find({
      ...asVisitors,
      collection: slug,
      where: where as Where | undefined,
      sort,
      depth,
      page,
      limit: limit || DEFAULT_LIMIT,
    });
    const { docs, totalDocs, totalPages } = found;
    return Response.json({ docs, totalDocs, totalPages, page: found.page ?? 1, limit: found.limit });
  },
};

const one: Endpoint = {
  path: '/v1/:slug/:id',
  method: 'get',
  handler: async (req) => {
    const wanted = await readRequest(req);
    if (wanted instanceof Response) return wanted;
    const id = z.uuid().safeParse(req.routeParams?.id);
    const { slug, depth } = wanted;
    const document = id.success
      ? await req.payload.findByID({ ...asVisitors, collection: slug, id: id.data, depth, disableErrors: true })
      : null;
    return document ? Response.json(document) : refuse(404, 'There is no published document with this id.');
  },
};

const description: Endpoint = {
  path: '/v1/openapi.json',
  method: 'get',
  handler: async ({ payload }) => Response.json(await openApiDocument(payload.config)),
};

/** The read-only API (docs/api.md). Shows everyone what visitors see; a key raises the limits. */
export const apiEndpoints: Endpoint[] = [description, list, one];
