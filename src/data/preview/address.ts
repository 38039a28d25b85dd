import { type PathCollection, pathCollections } from '@/lib/paths';

/** Where the frame beside a form is, below the address of the preview. */
const FRAME = '/preview/frame';

const isPathCollection = (collection: string): collection is PathCollection =>
  pathCollections.some((slug) => slug === collection);

/** The frame for the page at a path. */
export const frameAt = (path: string): string => `${FRAME}?path=${encodeURIComponent(path)}`;

/** The frame for a document that is a page: by its id, so that the path can change while somebody is typing it. */
export const frameOf = (collection: string, id: unknown): string | undefined =>
  isPathCollection(collection) && typeof id === 'string' ? `${FRAME}?collection=${collection}&id=${id}` : undefined;
