/** With drafts, workflow, versions and trash. They can be shared for approval, and their links are checked. */
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
/** What several people may edit at once without overwriting each other's changes. */
export const sharedCollections = [...contentCollections, 'media', 'patterns', 'forms', 'redirects'] as const;
export type ContentCollection = (typeof contentCollections)[number];
export type ContentDocument = { collection: ContentCollection; id: string };

/** Globals with drafts and versions. Payload adds globals of its own. */
export const contentGlobals = ['site-settings', 'navigation', 'footer'] as const;
export type ContentGlobal = (typeof contentGlobals)[number];

/** What a preview link shows: one draft, or a release as a whole site. */
export const shareableCollections = [...contentCollections, 'releases'] as const;
export type ShareableCollection = (typeof shareableCollections)[number];

export const pathOf = (document: object): string | undefined =>
  'path' in document && typeof document.path === 'string' ? document.path : undefined;
