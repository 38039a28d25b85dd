import { pathsAbove } from '@/lib/paths';
import type { Located } from './documents';
import { findName } from './documents';

type Step = { title: string; path: string };

/** From the home page of its language to the document itself. */
export async function findTrail({ document: { title, path } }: Located): Promise<Step[]> {
  const found = await Promise.all(pathsAbove(path).map((above) => findName(above, path)));
  return [...found.flatMap((step) => step ?? []), { title, path }];
}
