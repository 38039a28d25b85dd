import type { Release, Redirect as StoredRedirect } from '@payload-types';
import { cms } from '@/data/cms';
import { findShown } from '@/data/find';
import type { ContentCollection, ContentGlobal } from '@/lib/content-collections';
import { type PathCollection, pathCollections } from '@/lib/paths';
import { indexRedirects, type Redirect, type RedirectRule, resolveRedirect, statusOf } from '@/redirects/redirects';

export type PreviewedRelease = {
  id: string;
  title: string;
  /** The page about the release; for guests, the one where they respond. */
  about: string;
  documents: { collection: ContentCollection; id: string }[];
  globals: ContentGlobal[];
  redirects: NonNullable<Release['redirects']>;
};

type Located = { id: string; path?: string | null };

const select = { path: true } as const;

async function ofRenamed(release: PreviewedRelease, collection: PathCollection): Promise<RedirectRule[]> {
  const ids = release.documents.flatMap((one) => (one.collection === collection ? [one.id] : []));
  if (ids.length === 0) return [];
  const where = { id: { in: ids } };
  const { docs } = await (await cms()).find({
    collection,
    where: { and: [where, { _status: { equals: 'published' } }] },
    select,
    depth: 0,
    pagination: false,
    draft: false,
    overrideAccess: true,
  });
  const drafts = await findShown<Located>({ collection, where, select, depth: 0 });
  const paths = new Map(drafts.map(({ id, path }) => [id, path]));
  return docs.flatMap(({ id, path: from }) => {
    const to = paths.get(id);
    return to && to !== from ? [{ from, to, match: 'exact' as const, status: 301 as const }] : [];
  });
}

async function targetOf({ kind, address, document }: StoredRedirect['to']): Promise<string | undefined> {
  if (kind === 'address') return address ?? undefined;
  if (!document) return undefined;
  const { relationTo: collection, value } = document;
  const where = { id: { equals: typeof value === 'string' ? value : value.id } };
  const [found] = await findShown<Located>({ collection, where, select, depth: 0, limit: 1 });
  return found?.path ?? undefined;
}

/** The redirect that a release makes at a path, if any. */
export async function redirectInRelease(release: PreviewedRelease, path: string): Promise<Redirect | undefined> {
  const rules = (await Promise.all(pathCollections.map((collection) => ofRenamed(release, collection)))).flat();
  for (const { from, match, status, to } of release.redirects) {
    const target = await targetOf(to);
    if (target) rules.push({ from, match, status: statusOf(status), to: target });
  }
  return resolveRedirect(indexRedirects({ rules, pages: [] }), path) ?? undefined;
}
