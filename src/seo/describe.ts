import type { SiteSetting } from '@payload-types';
import type { Located } from '../data/documents';

/** What search engines, link previews and JSON-LD say about a document. */
export type Description = {
  title: string;
  description: string;
  path: string;
  /** The path that search engines should show: the main page of a variant, else the document's own. */
  canonical: string;
  isHidden: boolean;
};

const summaryOf = ({ collection, document }: Located): string | undefined => {
  if (collection === 'pages') return undefined;
  return collection === 'legal-pages' ? document.intro : document.summary;
};

/** The document's own words where it has some, else its summary, else the site's default. */
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

/** Where the picture for link previews of a page is: `/og/index.png` for the home page. */
export const imagePath = (path: string) => `/og${path === '/' ? '/index' : path}.png`;
