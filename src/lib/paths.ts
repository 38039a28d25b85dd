import { z } from 'zod';
import { defaultLanguage, homePath, type Language, languageOfPath, type OtherLanguage } from './languages';
import { fixedRedirects, isCoded } from './routes';

/** Lower-case words, digits and hyphens between slashes, no trailing slash. */
export const pathSchema = z
  .string()
  .trim()
  .regex(
    /^\/$|^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/,
    'Begin with a slash and use lower-case letters, digits and hyphens, for example /platform/partnerships.',
  )
  .max(200, 'Use at most 200 characters.')
  .refine(
    (path) => !isCoded(path),
    'This path belongs to a part of the site that is not edited here. Choose another one.',
  )
  .refine((path) => !(path in fixedRedirects), 'This path always redirects to another page. Choose another one.');

/** Paths of a page's breadcrumbs, from the home page of its language to its parent. Not all of them have pages. */
export function pathsAbove(path: string): string[] {
  const home = homePath(languageOfPath(path));
  if (path === home) return [];
  const segments = path.split('/').slice(1, -1);
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return above[0] === home ? above : [home, ...above];
}

/** Collections whose documents have pages, in lookup order. */
export const pathCollections = ['pages', 'industries', 'jobs', 'newsletter-issues', 'legal-pages'] as const;
export type PathCollection = (typeof pathCollections)[number];

export const isPathCollection = (collection: unknown): collection is PathCollection =>
  pathCollections.some((one) => one === collection);

/** A relationship to one has a column of this name and `_id`. */
export const pageTables: Record<PathCollection, string> = {
  pages: 'pages',
  industries: 'industries',
  jobs: 'jobs',
  'newsletter-issues': 'newsletter_issues',
  'legal-pages': 'legal_pages',
};

/** Path prefix of a collection's English documents; `pages` have none. */
export const pathPrefix = {
  industries: '/solutions/',
  jobs: '/about/careers/',
  'newsletter-issues': '/about/newsletters/',
  'legal-pages': '/',
} as const;
export type PrefixedCollection = keyof typeof pathPrefix;

/** In other languages. Newsletter issues are English only. */
const translatedPrefix: Record<OtherLanguage, Record<Exclude<PrefixedCollection, 'newsletter-issues'>, string>> = {
  de: { industries: '/de/loesungen/', jobs: '/de/unternehmen/karriere/', 'legal-pages': '/de/' },
};

/** Path prefix of a collection's documents in a language; that of pages is the language's own. */
export function prefixOf(collection: PathCollection, language: Language = defaultLanguage): string {
  if (language === defaultLanguage) return collection === 'pages' ? '/' : pathPrefix[collection];
  if (collection === 'newsletter-issues') return pathPrefix[collection];
  return collection === 'pages' ? `/${language}/` : translatedPrefix[language][collection];
}
