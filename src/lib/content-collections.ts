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
/** What several people change in forms, also without drafts: they see each other, and overwrite nothing. */
export const sharedCollections = [...contentCollections, 'media', 'patterns', 'redirects'] as const;
export type ContentCollection = (typeof contentCollections)[number];

/** Site-wide content: drafts and versions too. Payload keeps globals of its own beside these. */
export const contentGlobals = ['site-settings', 'navigation', 'footer'] as const;
export type ContentGlobal = (typeof contentGlobals)[number];
