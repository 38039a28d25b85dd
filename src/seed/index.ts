import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug, Where } from 'payload';
import { pathCollections } from '@/lib/paths';
import { ownRequest } from '@/payload/own-request';
import { inTransaction } from '@/payload/transaction';
import { type SeedDocument, type SeedGlobal, seedDocuments, seedGlobals } from './documents';
import { oneAtATime, rememberNames, seededNames } from './memory';
import { inOrderOfReference, withoutMissing } from './references';

const nameOf = (item: SeedDocument | SeedGlobal) =>
  'slug' in item ? `globals/${item.slug}` : `${item.collection}/${item.name}`;

const exists = async (req: PayloadRequest, { collection, id }: SeedDocument) =>
  (await req.payload.count({ collection, where: { id: { equals: id } }, overrideAccess: true, req })).totalDocs > 0;

async function isTaken(req: PayloadRequest, { collection, unique }: SeedDocument): Promise<boolean> {
  if (!unique) return false;
  const [collections, where]: [readonly SeedDocument['collection'][], Where] =
    'path' in unique
      ? [pathCollections, { path: { equals: unique.path } }]
      : 'code' in unique
        ? [[collection], { code: { equals: unique.code } }]
        : [[collection], { number: { equals: unique.number } }];
  for (const searched of collections) {
    const { totalDocs } = await req.payload.count({ collection: searched, where, overrideAccess: true, req });
    if (totalDocs > 0) return true;
  }
  return false;
}

async function create(req: PayloadRequest, document: SeedDocument, missing: Map<string, string | undefined>) {
  const { collection, id, isDraft } = document;
  const data = { ...withoutMissing(document.data, missing), id, _status: isDraft ? 'draft' : 'published' };
  // Staff deleted the original: the translation becomes a page of its own.
  if ('translationOf' in data && missing.has(String(data.translationOf))) data.translationOf = null;
  await req.payload.create({
    collection,
    // The type requires a path that hooks derive from the slug.
    data: data as RequiredDataFromCollectionSlug<typeof collection>,
    depth: 0,
    overrideAccess: true,
    req,
  });
}

async function createGlobal(req: PayloadRequest, { slug, data }: SeedGlobal, missing: Map<string, string | undefined>) {
  const { payload } = req;
  const { createdAt } = await payload.findGlobal({ slug, depth: 0, overrideAccess: true, req });
  if (createdAt) return false;
  const published = { ...withoutMissing(data, missing), _status: 'published' as const };
  await payload.updateGlobal({ slug, data: published, depth: 0, overrideAccess: true, req });
  return true;
}

async function createNew(req: PayloadRequest): Promise<number> {
  const seeded = await seededNames(req);
  const isNew = (item: SeedDocument | SeedGlobal) => !seeded.has(nameOf(item));
  const coming: SeedDocument[] = [];
  const missing = new Map<string, string | undefined>();
  for (const document of seedDocuments) {
    const { id, unique } = document;
    if (await exists(req, document)) continue;
    const taken = isNew(document) && (await isTaken(req, document));
    if (taken) req.payload.logger.warn(`The seed leaves out ${nameOf(document)}: staff already have one like it.`);
    if (isNew(document) && !taken) coming.push(document);
    else missing.set(id, unique && 'path' in unique ? unique.path : undefined);
  }
  for (const document of inOrderOfReference(coming)) await create(req, document, missing);
  let created = coming.length;
  for (const global of seedGlobals.filter(isNew)) created += Number(await createGlobal(req, global, missing));
  const names = [...seedDocuments, ...seedGlobals].map(nameOf);
  if (names.some((name) => !seeded.has(name))) await rememberNames(req, new Set([...seeded, ...names]));
  return created;
}

/**
 * Creates seed content that this database never had, in one transaction; edits and deletions of earlier content
 * stay. Returns the number of documents and globals created.
 */
export const seed = (payload: Payload): Promise<{ created: number }> =>
  oneAtATime(payload, async () => {
    const req = await ownRequest(payload, { context: { disableRevalidate: true } });
    return { created: await inTransaction(req, () => createNew(req)) };
  });
