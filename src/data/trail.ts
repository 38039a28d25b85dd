import type { Located } from './documents';
import { findDocument } from './documents';

/** The pages above a document, by its path, that exist and are published; then the document itself. Starts at `/`. */
export async function findTrail({ document }: Located): Promise<{ title: string; path: string }[]> {
  if (document.path === '/') return [{ title: document.title, path: '/' }];
  const segments = document.path.split('/').slice(1, -1);
  const above = ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
  const found = await Promise.all(above.map(findDocument));
  return [...found.flatMap((page) => (page ? [page.document] : [])), document].map(({ title, path }) => ({
    title,
    path,
  }));
}
