import { homePath, languageOfPath } from '@/lib/languages';
import type { Located } from './documents';
import { findName } from './documents';

type Step = { title: string; path: string };

/** From the home page of its language to the document itself. */
export async function findTrail({ document: { title, path } }: Located): Promise<Step[]> {
  const home = homePath(languageOfPath(path));
  if (path === home) return [{ title, path }];
  const segments = path.split('/').slice(1, -1);
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  if (above[0] !== home) above.unshift(home);
  const found = await Promise.all(above.map(findName));
  return [...found.flatMap((step) => step ?? []), { title, path }];
}
