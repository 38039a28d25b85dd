/** Pages on which documents without a page of their own are seen. */
const shownOn: Record<string, string> = {
  leaders: '/leadership',
  'newsletter-issues': '/about/newsletters',
  'partnership-phases': '/platform/partnerships',
};

/** The address at which staff see a document with its unpublished changes. */
export const previewAddress = (collection: string, doc: { path?: unknown }): string => {
  const path = typeof doc.path === 'string' && doc.path ? doc.path : (shownOn[collection] ?? '/');
  return `/preview?path=${encodeURIComponent(path)}`;
};
