import { APIError, type CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';

const MEGAPIXEL = 1_000_000;
/** Twice the resolution of a good camera. Decoding takes 200 MB of memory, and all sizes a few seconds. */
const MOST_MEGAPIXELS = 50;
/** A WebP picture cannot have more. */
const LONGEST_SIDE = 16_383;

const number = (value: number) => Math.ceil(value).toLocaleString('en-US');

/**
 * Checks the metadata before decoding. Of an animation, only the first frame is decoded. The messages have no colon:
 * behind it, the form of the admin expects fields, and would make a list of what stands between commas.
 */
export const refuseHugePicture: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || !req.file) return;
  const facts = await sharp(req.file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const { width = 0, height = 0 } = facts ?? {};
  const megapixels = (width * height) / MEGAPIXEL;
  const size = `${number(width)} × ${number(height)}`;
  if (Math.max(width, height) > LONGEST_SIDE)
    throw new APIError(
      `The picture is too long, with ${size} pixels. A side may have at most ${number(LONGEST_SIDE)} pixels. Scale it down, or cut it into several pictures, and upload it again.`,
      400,
      null,
      true,
    );
  if (megapixels <= MOST_MEGAPIXELS) return;
  throw new APIError(
    `The picture is too large, with ${size} pixels or ${number(megapixels)} megapixels. Scale it down to at most ${MOST_MEGAPIXELS} megapixels, for example 8,000 × 6,000, and upload it again.`,
    400,
    null,
    true,
  );
};
