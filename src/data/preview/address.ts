import { type FramedCollection, type FramedSection, framedCollections } from './framed';

const FRAME = '/preview/frame';

const isFramed = (collection: string): collection is FramedCollection =>
  framedCollections.some((slug) => slug === collection);

export const frameAt = (path: string): string => `${FRAME}?path=${encodeURIComponent(path)}`;

export const sectionFrame = (section: FramedSection): string => `${FRAME}?${new URLSearchParams(section)}`;

/** By id, because the path can change while it is typed. */
export const frameOf = (collection: string, id: unknown): string | undefined =>
  isFramed(collection) && typeof id === 'string' ? `${FRAME}?collection=${collection}&id=${id}` : undefined;
