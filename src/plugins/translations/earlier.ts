import type { PayloadRequest } from 'payload';
import { readLines, type Translation } from './documents';
import { wordsOf } from './inline';
import { fingerprint } from './lines';

/** A version may be large, and the wanted ones are usually among the newest. */
const AT_ONCE = 10;
const MOST_VERSIONS = 100;

/** The English of outdated texts when they were translated, by current key, if a version still has it. */
export async function earlierTexts(req: PayloadRequest, translation: Translation): Promise<Map<string, string>> {
  const { target, original, pairs, from } = translation;
  const wanted = new Map<string, string>();
  for (const { english, own, state } of pairs) {
    const print = state === 'outdated' && own ? from[own.key] : undefined;
    if (print) wanted.set(`${english.group} ${print}`, english.key);
  }
  const found = new Map<string, string>();
  for (let page = 1; wanted.size > 0 && page <= MOST_VERSIONS / AT_ONCE; page++) {
    const { docs, hasNextPage } = await req.payload.findVersions({
      collection: target.collection as 'pages',
      where: { parent: { equals: original.id } },
      sort: '-updatedAt',
      depth: 0,
      limit: AT_ONCE,
      page,
      overrideAccess: false,
      req,
    });
    for (const { version } of docs)
      for (const { group, text, pieces } of readLines(req, target.collection, version)) {
        const name = `${group} ${fingerprint(text)}`;
        const key = wanted.get(name);
        if (key === undefined) continue;
        found.set(key, wordsOf(pieces));
        wanted.delete(name);
      }
    if (!hasNextPage) break;
  }
  return found;
}
