import { z } from 'zod';
import { isCoded } from '../delivery/routes';

/** Redirects that hold without the database (flows document, section 2; decisions, "Routes"). */
export const fixedRedirects = {
  '/careers': '/about/careers',
  '/newsletter': '/about/newsletters',
  '/news': '/about/newsletters',
  '/partnership': '/platform/partnerships',
  '/book': '/booking',
  '/about/leadership': '/leadership',
} as const;

/** The whole path of a document: lower-case words, digits and hyphens between slashes, no slash at the end. */
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

/** Collections whose documents are pages of their own, in the order in which a path is looked up. */
export const pathCollections = ['pages', 'industries', 'jobs', 'legal-pages'] as const;
export type PathCollection = (typeof pathCollections)[number];

/** Where the documents of a collection live; `pages` state their whole path themselves. */
export const pathPrefix = { industries: '/solutions/', jobs: '/about/careers/', 'legal-pages': '/' } as const;
