import type { Media } from '@payload-types';
import type { CollectionBeforeChangeHook, Payload } from 'payload';

type Named = Pick<Media, 'filename' | 'url'> & { sizes?: Media['sizes']; formerNames?: string[] | null };

const ORIGINAL = 'original';

/** Names in the list. Each replacement adds one for the file and one for each of its sizes. */
const MOST = 400;

/** The stored form: the size, a space, the name. */
export const formerName = (name: string, size: string = ORIGINAL) => `${size} ${name}`;

const namesOf = ({ filename, sizes }: Named): string[] =>
  Object.entries({ [ORIGINAL]: { filename }, ...sizes }).flatMap(([size, file]) =>
    file?.filename ? [formerName(file.filename, size)] : [],
  );

/** Notes the names that a file gives up as it is replaced or cropped. */
export const keepFormerNames: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!originalDoc || !req.file) return data;
  const now = namesOf(data);
  const former = [...new Set([...(originalDoc.formerNames ?? []), ...namesOf(originalDoc)])];
  return { ...data, formerNames: former.filter((one) => !now.includes(one)).slice(-MOST) };
};

/**
 * Where a file is now that had this name before: pages in open windows and mails still have its address. Files in the
 * trash are not found.
 */
export async function nowCalled(payload: Payload, name: string): Promise<string | undefined> {
  const sizes = (payload.collections.media.config.upload.imageSizes ?? []).map((size) => size.name);
  const wanted = [ORIGINAL, ...sizes].map((size) => formerName(name, size));
  const { docs } = await payload.find({
    collection: 'media',
    where: { formerNames: { in: wanted } },
    sort: '-updatedAt',
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const found: Named | undefined = docs[0];
  const known = found?.formerNames?.find((one) => wanted.includes(one));
  const size = known?.split(' ', 1)[0] as keyof NonNullable<Media['sizes']> | undefined;
  return found && ((size && found.sizes?.[size]?.url) || found.url || undefined);
}
