/** Collections of content: drafts, workflow, versions, trash. Their documents may be shared for approval and checked for links. */
export const contentCollections = [
  'pages',
  'industries',
  'jobs',
  'leaders',
  'newsletter-issues',
  'partnership-phases',
  'legal-pages',
] as const;
export type ContentCollection = (typeof contentCollections)[number];

/** Site-wide content: drafts and versions too. Payload keeps globals of its own beside these. */
export const contentGlobals = ['site-settings', 'navigation', 'footer'] as const;
export type ContentGlobal = (typeof contentGlobals)[number];
