import { type PathCollection, pathPrefix } from './paths';

/** The last part of a path, made from a title: "Über uns!" becomes `uber-uns`. Empty without letters and digits. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/** The prefix of the slug in the path of a collection's documents; pages choose their own. */
export const prefixOf = (collection: PathCollection): string => (collection === 'pages' ? '/' : pathPrefix[collection]);

/** The path that a document gets from its title, such as `/about/careers/brand-designer`. Empty without a slug. */
export function pathFromTitle(collection: PathCollection, title: string): string {
  const slug = slugify(title);
  return slug && `${prefixOf(collection)}${slug}`;
}
