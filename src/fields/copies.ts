import type { FieldHook } from 'payload';
import { beginning } from '@/lib/cut';
import { homePath, languageOf, languageOfPath } from '@/lib/languages';
import { type PathCollection, pathCollections, prefixOf } from '@/lib/paths';

const TITLE_ENDING = ' (copy)';

/** Shortens the title if the suffix would exceed the limit. */
export const copyOfTitle =
  (maxLength: number): FieldHook =>
  ({ value }) =>
    typeof value === 'string' && value ? `${beginning(value, maxLength - TITLE_ENDING.length)}${TITLE_ENDING}` : value;

/** The first free path of `/a-copy`, `/a-copy-2`, … */
export async function firstFree(path: string, isTaken: (path: string) => Promise<boolean>): Promise<string> {
  // A copy of a copy gets the next number. A home page has no slug.
  const home = homePath(languageOfPath(path));
  const base = path === home ? `${home === '/' ? '' : home}/home-copy` : `${path.replace(/-copy(-\d+)?$/, '')}-copy`;
  let free = base;
  for (let number = 2; await isTaken(free); number++) free = `${base}-${number}`;
  return free;
}

/** Includes drafts and the trash. */
export const taken =
  (req: Parameters<FieldHook>[0]['req']) =>
  async (path: string): Promise<boolean> => {
    for (const collection of pathCollections) {
      for (const draft of [false, true]) {
        const { totalDocs } = await req.payload.find({
          collection: collection as 'pages',
          where: { path: { equals: path } },
          select: { path: true },
          draft,
          trash: true,
          depth: 0,
          limit: 1,
          overrideAccess: true,
          req,
        });
        if (totalDocs > 0) return true;
      }
    }
    return false;
  };

export const copyOfPath: FieldHook = async ({ value, req }) =>
  typeof value === 'string' && value ? firstFree(value, taken(req)) : undefined;

export const copyOfSlug =
  (collection: Exclude<PathCollection, 'pages'>): FieldHook =>
  async ({ value, data, originalDoc, req }) => {
    if (typeof value !== 'string' || !value) return undefined;
    const prefix = prefixOf(collection, languageOf({ ...originalDoc, ...data }));
    return (await firstFree(`${prefix}${value}`, taken(req))).slice(prefix.length);
  };
