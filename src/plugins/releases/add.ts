import type { Release } from '@payload-types';
import { APIError, type PayloadRequest } from 'payload';
import { inTransaction } from '@/payload/transaction';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { lockRelease } from './find';
import { releaseOf } from './guard';
import { keyOf, type Place, placesOf } from './members';

export type ChosenRelease = { release?: string; title?: string };

const asData = (places: Place[]): Pick<Release, 'documents' | 'globals'> => ({
  documents: places.flatMap((at) =>
    'global' in at ? [] : [{ relationTo: at.collection, value: at.id } as NonNullable<Release['documents']>[number]],
  ),
  globals: places.flatMap((at) => ('global' in at ? [at.global] : [])),
});

export const saveMembers = (req: PayloadRequest, id: string, change: (places: Place[]) => Place[]): Promise<void> =>
  inTransaction(req, async () => {
    await lockRelease(req, id);
    const shared = { collection: 'releases', id, depth: 0, overrideAccess: false, req } as const;
    const release = await req.payload.findByID(shared);
    await req.payload.update({ ...shared, data: asData(change(placesOf(release))) });
  });

export async function addToRelease(req: PayloadRequest, at: Place, { release, title }: ChosenRelease): Promise<string> {
  if (release) {
    await saveMembers(req, release, (places) => [...places.filter((other) => keyOf(other) !== keyOf(at)), at]);
    return release;
  }
  if (!title) throw new APIError('Name the new release.', 400, null, true);
  return inTransaction(req, async () => {
    await serialise(req, `release named ${title}`);
    const made = await releaseOf(req, at);
    // Sent again, because the response was lost.
    if (made?.title === title) return made.id;
    const { id } = await req.payload.create({
      collection: 'releases',
      data: { title, ...asData([at]) } as Release,
      depth: 0,
      overrideAccess: false,
      req,
    });
    return id;
  });
}
