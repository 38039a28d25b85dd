import type { Payload, PayloadRequest } from 'payload';
import { pathCollections, pathSchema } from '@/lib/paths';

type Asked = { path: string; collection?: string; id?: string | number };

/** Why a document may not have a path: a sentence for its author. Undefined if it may. */
export async function pathProblem(
  payload: Payload,
  { path, collection: own, id }: Asked,
  req?: PayloadRequest,
): Promise<string | undefined> {
  const result = pathSchema.safeParse(path);
  if (!result.success) return result.error.issues[0]?.message ?? 'This path cannot be used.';
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
