import type { Navigation, SiteSetting } from '@payload-types';
import { defaultLanguage, homePath, type Language } from '@/lib/languages';
import { type ResolvedLink, resolveLink } from '@/lib/link';
import { afterFixedRedirects } from '@/lib/routes';

/** `page`: links to the current page. `true`: contains the current page. */
export type Current = 'page' | 'true' | undefined;
export type NavLink = ResolvedLink & { current: Current };
export type NavEntry = NavLink & { children: NavLink[] };

type Item = Navigation['items'][number];
type Rules = Pick<Item, 'link' | 'alsoCurrentFor'>;

/** The page an address leads to: without its anchor, after fixed redirects. */
export function targetOf(href: string): string {
  const path = href.replace(/[?#].*$/, '');
  return afterFixedRedirects(path);
}

/** How closely a link matches a page: from 0, no match, to 3, the page itself. */
type Rank = 0 | 1 | 2 | 3;

function rankOf(href: string | undefined, alsoCurrentFor: string | null | undefined, path: string, home: string): Rank {
  const target = href === undefined ? undefined : targetOf(href);
  if (target === path) return 3;
  if (alsoCurrentFor && path.startsWith(alsoCurrentFor)) return 2;
  return target && target !== home && path.startsWith(`${target}/`) ? 1 : 0;
}

const currentOf = (rank: Rank): Current => (rank === 3 ? 'page' : rank > 0 ? 'true' : undefined);

type Site = Pick<SiteSetting, 'email' | 'phone'> & { language?: Language };

function ranked({ link, alsoCurrentFor }: Rules, site: Site, path: string) {
  const resolved = resolveLink(link, site);
  return (
    resolved && {
      ...resolved,
      rank: rankOf(resolved.href, alsoCurrentFor, path, homePath(site.language ?? defaultLanguage)),
    }
  );
}

/** Entries on the page at `path`, without unpublished targets. Only the closest one of the bar and of a menu is highlighted. */
export function navEntries(items: Item[], site: Site, path: string): NavEntry[] {
  const entries = items.flatMap((item) => {
    const own = ranked(item, site, path);
    if (!own) return [];
    const children = (item.children ?? []).flatMap((child) => ranked(child, site, path) ?? []);
    const score = Math.max(own.rank * 2, ...children.map(({ rank }) => rank * 2 - 1));
    return [{ own, children, score }];
  });
  const closest = entries.reduce<(typeof entries)[number] | undefined>(
    (best, entry) => (entry.score > (best?.score ?? 0) ? entry : best),
    undefined,
  );
  return entries.map((entry) => {
    const { rank, ...link } = entry.own;
    const best = Math.max(...entry.children.map((child) => child.rank));
    return {
      ...link,
      current: entry === closest ? (currentOf(rank) ?? 'true') : undefined,
      children: entry.children.map(({ rank, ...child }) => ({
        ...child,
        current: rank === best ? currentOf(rank) : undefined,
      })),
    };
  });
}
