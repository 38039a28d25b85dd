import sharp from 'sharp';

/** Sizes for pages are made from it, so it must be better than they are. */
const QUALITY = 92;
const AVIF = { quality: 80, effort: 2, tune: 'ssim' as const };

/**
 * The same picture from its pixels alone: upright, in sRGB with 8 bits, the first frame of an animation. Position,
 * device, author, text and whatever else the file contained is gone. Throws if it cannot be decoded as a whole.
 */
export async function cleanPicture(data: Buffer, type: string): Promise<Buffer> {
  const picture = sharp(data, { failOn: 'error' });
  const { format, chromaSubsampling, isPalette } = await picture.metadata();
  const pixels = picture.autoOrient().toColourspace('srgb');
  switch (type) {
    case 'image/jpeg':
      return pixels
        .jpeg({ quality: QUALITY, chromaSubsampling: chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0' })
        .toBuffer();
    case 'image/png':
      return pixels.png({ palette: isPalette ?? false }).toBuffer();
    case 'image/webp':
      // Payload encodes it once more.
      return pixels.webp({ quality: 100, effort: 0 }).toBuffer();
    case 'image/avif':
      return pixels.avif(AVIF).toBuffer();
    default:
      throw new Error(`${type} (${format}) is no picture of the library`);
  }
}
