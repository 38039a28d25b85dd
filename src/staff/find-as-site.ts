import type {
  CollectionSlug,
  DataFromCollectionSlug,
  PayloadRequest,
  SelectType,
  Sort,
  TransformCollectionWithSelect,
  Where,
} from 'payload';

type WithPayload = Partial<PayloadRequest> & Pick<PayloadRequest, 'payload'>;

/** `draft`: the newest version; otherwise the published one, where there are drafts. */
type More = { draft?: boolean; trash?: boolean; showHiddenFields?: boolean };

/** One document without its relations, whatever the person may read; null if there is none. The caller decides on access. */
export const findAsSite = <Slug extends CollectionSlug>(
  req: WithPayload,
  collection: Slug,
  id: string,
  more: More = {},
): Promise<DataFromCollectionSlug<Slug> | null> =>
  req.payload.findByID({
    collection,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
    ...more,
  }) as Promise<DataFromCollectionSlug<Slug> | null>;

type Query<Select> = More & { where?: Where; select?: Select; sort?: Sort; limit?: number };

/** The same for a list: all that match, or the first `limit`. */
export async function listAsSite<Slug extends CollectionSlug, Select extends SelectType>(
  req: WithPayload,
  collection: Slug,
  { select, ...query }: Query<Select> = {},
): Promise<TransformCollectionWithSelect<Slug, Select>[]> {
  const { docs } = await req.payload.find({
    collection: collection as 'pages',
    select: select as object | undefined,
    limit: 0,
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
    ...query,
  });
  return docs as unknown[] as TransformCollectionWithSelect<Slug, Select>[];
}
