import type { Media } from '@payload-types';
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { mediaTypes } from '@/lib/file-types';
import { stemOf } from '@/staff/hooks/stored-name';

/** Videos would make what is carried too large. */
const packed = mediaTypes.filter(({ kind }) => kind !== 'video').map(({ type }) => type);

/** What is carried of a picture besides its bytes. */
export const pictureWords = {
  filename: z.string().max(200),
  mimeType: z.enum(packed),
  alt: z.string().max(300).nullish(),
  decorative: z.boolean().nullish(),
  focalX: z.number().nullish(),
  focalY: z.number().nullish(),
};
const words = z.object(pictureWords);
type Words = z.infer<typeof words>;

export const wordsOfPicture = ({ filename, mimeType, alt, decorative, focalX, focalY }: Media): Words | undefined =>
  words.safeParse({ filename, mimeType, alt, decorative, focalX, focalY }).data;

/** Under which it would be stored here. */
const nameFor = (filename: string, type: string) =>
  `${stemOf(filename)}.${mediaTypes.find((one) => one.type === type)?.endings[0]}`;

/**
 * A picture with the same name, texts and `measures` is used again: many are called `file` or `img-0001`. Pictures are
 * encoded once more when they are stored, so their bytes cannot be compared.
 */
export async function existingPicture(
  req: PayloadRequest,
  { filename, mimeType, alt }: Pick<Words, 'filename' | 'mimeType' | 'alt'>,
  measures: Where[],
): Promise<string | undefined> {
  const names = [filename, nameFor(filename, mimeType)];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { and: [{ filename: { in: names } }, { alt: { equals: alt ?? '' } }, ...measures] },
    depth: 0,
    limit: 1,
    overrideAccess: false,
    req,
  });
  return docs[0]?.id;
}

/** As this person. `id`: that of the site it comes from, where nothing here has it. */
export async function addPicture(
  req: PayloadRequest,
  { filename, mimeType, ...picture }: Words,
  bytes: string,
  id?: string,
): Promise<string> {
  const { alt, decorative, focalX, focalY } = picture;
  const data = Buffer.from(bytes, 'base64');
  const made = await req.payload.create({
    collection: 'media',
    data: { ...(id && { id }), alt, decorative, focalX, focalY },
    file: { name: filename, mimetype: mimeType, data, size: data.length },
    depth: 0,
    overrideAccess: false,
    req,
  });
  return made.id;
}
