import { frameAt, frameOf } from '../preview/address';

/** Pages on which documents without a page of their own are seen. */
const shownOn: Record<string, string> = {
  leaders: '/leadership',
  'newsletter-issues': '/about/newsletters',
  'partnership-phases': '/platform/partnerships',
};

type Previewed = { id?: unknown; path?: unknown };

/** The page on which a document is seen. */
const pageOf = (collection: string, { path }: Previewed) =>
  typeof path === 'string' && path ? path : (shownOn[collection] ?? '/');

/** The address at which staff see a document with its unpublished changes. */
export const previewAddress = (collection: string, doc: Previewed): string =>
  `/preview?path=${encodeURIComponent(pageOf(collection, doc))}`;

/** The address of the frame beside the document's form, which follows what is typed there. */
export const frameAddress = (collection: string, doc: Previewed): string =>
  frameOf(collection, doc.id) ?? frameAt(pageOf(collection, doc));
