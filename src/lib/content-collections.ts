/**
 * Collections with drafts, workflow, versions and trash. Their documents can be shared for approval, and their links
 * are checked.
 */
export const contentCollections = [
  'pages',
  'industries',
  'jobs',
  'leaders',
  'newsletter-issues',
  'partnership-phases',
  'legal-pages',
  'languages',
] as const;
/** What several people change in forms, also without drafts: they see each other, and overwrite nothing. */
export const sharedCollections = [...contentCollections, 'media', 'patterns', 'forms', 'redirects'] as const;
export type ContentCollection = (typeof contentCollections)[number];
export type ContentDocument = { collection: ContentCollection; id: string };

/** Globals with drafts and versions. Payload adds globals of its own. */
export const contentGlobals = ['site-settings', 'navigation', 'footer'] as const;
export type ContentGlobal = (typeof contentGlobals)[number];

/** What a preview link shows: one draft, or a release as a whole site. */
export const shareableCollections = [...contentCollections, 'releases'] as const;
export type ShareableCollection = (typeof shareableCollections)[number];

/** The path in a document's values, if it has one. */
export const pathOf = (document: object): string | undefined =>
  'path' in document && typeof document.path === 'string' ? document.path : undefined;
