import type { SanitizedConfig } from 'payload';
import { added } from '@/seams/capability';

const every = ['id', 'createdAt', 'updatedAt'] as const;

type PublicFields = Record<string, readonly string[]>;

/**
 * Fields by which anonymous requests may filter, sort and select. They are visible on the site, and none leads into
 * another document. Other collections can only be listed, if their access rules allow it.
 */
export const publicFields: PublicFields = {
  pages: [...every, 'title', 'path', 'language'],
  industries: [...every, 'title', 'slug', 'path', 'language', 'order'],
  jobs: [
    ...every,
    'title',
    'slug',
    'path',
    'language',
    'location',
    'department',
    'employmentType',
    'level',
    'datePosted',
  ],
  leaders: [...every, 'name', 'title', 'order'],
  'newsletter-issues': [...every, 'number', 'date', 'title', 'slug', 'path', 'url'],
  'partnership-phases': [...every, 'number'],
  'legal-pages': [...every, 'title', 'slug', 'path', 'language', 'effectiveDate'],
  languages: [...every, 'title', 'code'],
  media: [...every, 'filename', 'alt', 'mimeType', 'width', 'height', 'url'],
  'design-reviews': [...every, 'element', 'state'],
};

/** With those of the capabilities' collections. */
export const publicFieldsIn = (config: SanitizedConfig): PublicFields =>
  Object.assign({}, publicFields, ...added({ config }, 'publicFields'));
