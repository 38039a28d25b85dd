import type { Payload } from 'payload';
import { findRecent } from '@/search/find';
import { indexedCollections } from '@/search/indexed';
import { imagePath } from '@/site/seo/describe';
import { listAsSite } from '@/staff/find-as-site';
import { adminPath } from '../admin-path';
import { thumbnailsOf } from '../pictures/thumbnails';

const MOST = 5;

type Recent = { id: string; kind: string; title: string; href: string; picture: string | undefined };

/** Of these, the variants of experiments: visitors see them at another page's address. */
async function variantsAmong(payload: Payload, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const docs = await listAsSite({ payload }, 'pages', {
    where: { and: [{ id: { in: ids } }, { variantOf: { exists: true } }] },
    select: { path: true },
  });
  return new Set(docs.map(({ id }) => id));
}

/** The documents that this person changed last. */
export async function readRecent(payload: Payload, person: string): Promise<Recent[]> {
  const found = await findRecent(payload, {
    person,
    isOwn: true,
    version: 'newest',
    places: indexedCollections(payload),
    limit: MOST,
  });
  const idsIn = (slug: string) => found.flatMap(({ place, document }) => (place === slug ? [document] : []));
  const [pictures, variants] = await Promise.all([
    thumbnailsOf(payload, idsIn('media')),
    variantsAmong(payload, idsIn('pages')),
  ]);
  return found.map(({ place, document, title, path, isLive }) => {
    const label = payload.config.collections.find(({ slug }) => slug === place)?.labels.singular;
    return {
      id: document,
      kind: typeof label === 'string' ? label : place,
      title: title || 'Untitled',
      href: adminPath({ collection: place, id: document }),
      // The picture of what visitors see.
      picture: pictures.get(document) ?? (isLive && path && !variants.has(document) ? imagePath(path) : undefined),
    };
  });
}
