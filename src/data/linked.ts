import type { PopulateType } from 'payload';

const linked = { title: true, path: true, updatedAt: true } as const;

/**
 * Otherwise every link would load a whole page. src/publishing/revalidate.ts must compare the same fields. Groups are
 * `{}`: Payload's adapter reads the lists of a group that a selection leaves out.
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
