import { homePath, isLanguage } from '@/lib/languages';
import { frameAt, frameOf } from './address';

const shownOn: Record<string, string> = {
  leaders: '/leadership',
  'partnership-phases': '/platform/partnerships',
};

type Previewed = { id?: unknown; path?: unknown; code?: unknown };

export const pageOf = (collection: string, { path, code }: Previewed) => {
  if (typeof path === 'string' && path) return path;
  return isLanguage(code) ? homePath(code) : (shownOn[collection] ?? '/');
};

/** A form has no page: its frame is its preview. */
export const previewAddress = (collection: string, doc: Previewed): string =>
  (collection === 'forms' ? frameOf(collection, doc.id) : undefined) ??
  `/preview?path=${encodeURIComponent(pageOf(collection, doc))}`;

export const frameAddress = (collection: string, doc: Previewed): string =>
  frameOf(collection, doc.id) ?? frameAt(pageOf(collection, doc));
