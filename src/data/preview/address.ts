import { type PathCollection, pathCollections } from '@/lib/paths';
import type { FramedSection } from './framed';

const FRAME = '/preview/frame';

const isPathCollection = (collection: string): collection is PathCollection =>
  pathCollections.some((slug) => slug === collection);

export const frameAt = (path: string): string => `${FRAME}?path=${encodeURIComponent(path)}`;

export const sectionFrame = (section: FramedSection): string => `${FRAME}?${new URLSearchParams(section)}`;

/** By id, because the path can change while it is typed. */
export const frameOf = (collection: string, id: unknown): string | undefined =>
  isPathCollection(collection) && typeof id === 'string' ? `${FRAME}?collection=${collection}&id=${id}` : undefined;
