import type { Payload, PayloadRequest } from 'payload';
import { defaultLanguage, homePath, type Language, languageOfPath, languages } from '@/lib/languages';
import { pathCollections, pathSchema } from '@/lib/paths';

type Asked = { path: string; collection?: string; id?: string | number; language?: Language };

/** Each language has its own paths; undefined if the path is one of them. */
function languageProblem(path: string, language: Language): string | undefined {
  const expected = languageOfPath(path);
  if (expected === language) return undefined;
  return language === defaultLanguage
    ? `Paths that begin with ${homePath(expected)} belong to pages in ${languages[expected].name}. Choose another one.`
    : `The path of a page in ${languages[language].name} begins with ${homePath(language)}.`;
}

/** Why a document may not have a path: a sentence for its author. Undefined if it may. */
export async function pathProblem(
  payload: Payload,
  { path, collection: own, id, language }: Asked,
  req?: PayloadRequest,
): Promise<string | undefined> {
  const result = pathSchema.safeParse(path);
  if (!result.success) return result.error.issues[0]?.message ?? 'This path cannot be used.';
  const misplaced = language && languageProblem(result.data, language);
  if (misplaced) return misplaced;
  for (const collection of pathCollections) {
    const { docs } = await payload.find({
      collection,
      where: {
        and: [
          { path: { equals: result.data } },
          ...(collection === own && id != null ? [{ id: { not_equals: id } }] : []),
        ],
      },
      depth: 0,
      limit: 1,
      pagination: false,
      draft: false,
      // Documents in the trash keep their path, because they may be restored.
      trash: true,
      overrideAccess: true,
      req,
    });
    const [taken] = docs;
    if (taken?.deletedAt)
      return `"${taken.title}", which is in the trash, has the path ${result.data}. Choose another one.`;
    if (taken) return `"${taken.title}" already has the path ${result.data}. Choose another one.`;
  }
  return undefined;
}
