/** Those of which visitors may read what is published. */
export const publicCollections = [
  'pages',
  'industries',
  'jobs',
  'leaders',
  'newsletter-issues',
  'partnership-phases',
  'legal-pages',
  'languages',
] as const;

/** With drafts, workflow, versions and trash. They can be shared for approval, and their links are checked. */
export const contentCollections = [...publicCollections, 'forms'] as const;
export type ContentCollection = (typeof contentCollections)[number];
export type ContentDocument = { collection: ContentCollection; id: string };

/** Globals with drafts and versions. Payload adds globals of its own. */
export const contentGlobals = ['site-settings', 'navigation', 'footer'] as const;
export type ContentGlobal = (typeof contentGlobals)[number];

/** Several people may edit them at once without overwriting each other's changes. */
export const sharedGlobals = [...contentGlobals, 'approval-rules', 'staff-security'] as const;
export type SharedGlobal = (typeof sharedGlobals)[number];

export const pathOf = (document: object): string | undefined =>
  'path' in document && typeof document.path === 'string' ? document.path : undefined;

declare module 'payload' {
  /** What a collection is for several parts of the core. */
  interface CollectionCustom {
    /** Its documents are in the text index. */
    isIndexed?: boolean;
    /** Several people may edit a document at once without overwriting each other's changes. */
    isEditedTogether?: boolean;
  }
}
