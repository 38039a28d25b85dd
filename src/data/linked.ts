import type { PopulateType } from 'payload';

const linked = { title: true, path: true, updatedAt: true } as const;

/**
 * Fields of linked documents: title, path, and the date of the last change. Without this every link would load a whole
 * page with all its sections. A field added here belongs in what src/publishing/revalidate.ts compares, too. Nothing of a
 * group is named explicitly: Payload's adapter reads the lists of a group that a selection leaves out.
 */
export const linkedDocuments = {
  pages: linked,
  industries: {
    ...linked,
    ...{ hero: {}, challenge: { chart: {} }, capabilities: {}, architecture: {}, deployment: {}, next: {} },
  },
  jobs: linked,
  'newsletter-issues': linked,
  'legal-pages': linked,
} satisfies PopulateType;
