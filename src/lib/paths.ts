import { z } from 'zod';
import { fixedRedirects, isCoded } from './routes';

/** The path of a document: lower-case words, digits and hyphens between slashes, no trailing slash. */
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

/** Collections whose documents have pages, in lookup order. */
export const pathCollections = ['pages', 'industries', 'jobs', 'newsletter-issues', 'legal-pages'] as const;
export type PathCollection = (typeof pathCollections)[number];

/** Path prefix of a collection's documents; `pages` have none. */
export const pathPrefix = {
  industries: '/solutions/',
  jobs: '/about/careers/',
  'newsletter-issues': '/about/newsletters/',
  'legal-pages': '/',
} as const;
