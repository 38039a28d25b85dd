import type { CollectionSlug, Payload, RequestContext, SelectType, Where } from 'payload';
import type { Overlay } from '@/seams/site';
import { linkedDocuments } from './linked';
import { reader } from './payload';
import { linkAsVisitorsSee } from './preview/as-visitors-see';

type Query = {
  collection: CollectionSlug;
  where?: Where;
  sort?: string;
  select?: SelectType;
  depth?: number;
  limit?: number;
  context?: RequestContext;
};

type Row = Record<string, unknown>;

/** Sorts as the database does: by the field, descending after a minus. */
const byField =
  (sort: string) =>
  (a: Row, b: Row): number => {
    const name = sort.replace(/^-/, '');
    const [x, y] = [a[name] as string | number, b[name] as string | number];
    const order = x < y ? -1 : x > y ? 1 : 0;
    return sort.startsWith('-') ? -order : order;
  };

/** Published documents, with those of the overlay replaced by their drafts. */
async function inOverlay(payload: Payload, overlay: Overlay, query: Query): Promise<Row[]> {
  const { collection, where = {}, sort, limit = 0, ...rest } = query;
  const members = overlay.documents.filter((one) => one.collection === collection).map(({ id }) => id);
  const shared = { collection, sort, limit, pagination: false, populate: linkedDocuments, ...rest };
  const [published, drafts] = await Promise.all([
    payload.find({
      ...shared,
      where: { and: [where, { id: { not_in: members } }] },
      draft: false,
      overrideAccess: false,
    }),
    members.length === 0
      ? { docs: [] }
      : payload.find({
          ...shared,
          where: { and: [where, { id: { in: members } }] },
          draft: true,
          overrideAccess: true,
        }),
  ]);
  const rows = [...drafts.docs, ...published.docs] as unknown as Row[];
  if (sort) rows.sort(byField(sort));
  return Promise.all((limit > 0 ? rows.slice(0, limit) : rows).map((row) => linkAsVisitorsSee(payload, row, overlay)));
}

/** Documents as this rendering shows them: published, drafts in a preview, or those of an overlay as if published. */
export async function findShown<T>(query: Query): Promise<T[]> {
  const { payload, as, overlay } = await reader();
  if (overlay) return (await inOverlay(payload, overlay, query)) as T[];
  const { docs } = await payload.find({
    limit: 0,
    ...query,
    pagination: false,
    populate: linkedDocuments,
    ...as,
    overrideAccess: as.overrideAccess,
    context: { ...as.context, ...query.context },
  });
  return docs as T[];
}
