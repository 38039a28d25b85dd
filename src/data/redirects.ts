import { formerPathSchema } from '@/fields/redirect-from';
import { pathCollections } from '@/lib/paths';
import { tags } from '@/publishing/tags';
import { untilPublished } from '@/publishing/until-published';
import { addedToSite } from '@/seams/capability';
import type { RedirectTable } from '../redirects/redirect-table.ts';
import { indexRedirects, type Redirect, type RedirectRules, resolveRedirect } from '../redirects/redirects.ts';
import { cms } from './cms';
import { dependOn } from './depend-on';
import { shownOverlay } from './preview/overlay';

const tableTags = [tags.site, tags.languages, tags.list('redirects'), ...pathCollections.map(tags.list)];

const read = untilPublished(tableTags, async (): Promise<RedirectRules> => {
  const payload = await cms();
  const tables = await Promise.all(addedToSite(payload, 'redirects').map((rules) => rules(payload)));
  return { rules: tables.flatMap(({ rules }) => rules), pages: tables.flatMap(({ pages }) => pages) };
});

/** Cached in memory, because every path that is not found needs it (docs/decisions/013-redirects.md). */
export async function redirectTable(): Promise<RedirectTable> {
  await dependOn(...tableTags);
  const { value, since } = await read();
  return { tags: tableTags, madeAt: since, ...value };
}

/** The redirect at a path or null, for pages that Next renders. Tags: those of the table. */
export async function findRedirect(path: string): Promise<Pick<Redirect, 'location' | 'status'> | null> {
  // Former sites had other paths than ours, and below a prefix any can match.
  if (!formerPathSchema.safeParse(path).success) return null;
  const found =
    (await (await shownOverlay())?.redirectAt(path)) ?? resolveRedirect(indexRedirects(await redirectTable()), path);
  return found ? { location: found.location, status: found.status } : null;
}
