import type { SiteSetting } from '@payload-types';
import type { Located } from '@/data/documents';
import { shorten } from '@/lib/shorten';

export type Description = {
  title: string;
  description: string;
  path: string;
  /** The main page of a variant, else the document's own path. */
  canonical: string;
  isHidden: boolean;
};

/** Search engines cut longer descriptions. */
const LONGEST = 160;

const summaryOf = ({ collection, document }: Located): string | undefined => {
  if (collection === 'pages') return undefined;
  const summary = collection === 'legal-pages' ? document.intro : document.summary;
  return summary ? shorten(summary, LONGEST) : undefined;
};

/** Prefers the document's own metadata, then its summary, then the site's default. */
export function describeDocument(found: Located, site: SiteSetting): Description {
  const { title, path, meta } = found.document;
  const main = meta?.canonical?.value;
  return {
    title: meta?.title || title || site.defaultSeo.title,
    description: meta?.description || summaryOf(found) || site.defaultSeo.description,
    path,
    canonical: typeof main === 'object' ? main.path : path,
    isHidden: Boolean(meta?.hideFromSearch),
  };
}

/** `Platform | Alethia` (decisions, "Names and content"). */
export const fullTitle = (title: string, site: Pick<SiteSetting, 'name'>) => `${title} | ${site.name}`;

/** Path of a page's link preview image: `/og/index.png` for the home page. */
export const imagePath = (path: string) => `/og${path === '/' ? '/index' : path}.png`;
