import type { Located } from './documents';
import { findName } from './documents';

type Step = { title: string; path: string };

/** The pages above a document, by its path, that exist and are published; then the document itself. Starts at `/`. */
export async function findTrail({ document: { title, path } }: Located): Promise<Step[]> {
  if (path === '/') return [{ title, path }];
  const segments = path.split('/').slice(1, -1);
  const above = ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
  const found = await Promise.all(above.map(findName));
  return [...found.flatMap((step) => step ?? []), { title, path }];
}
