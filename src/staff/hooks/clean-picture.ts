import sharp from 'sharp';
import { pngExponent } from './png-gamma';

/** Sizes for pages are made from it, so it must be better than they are. */
const QUALITY = 92;
const AVIF = { quality: 80, effort: 2, tune: 'ssim' as const };

/** What sharp raises samples by, and to. */
const power = (exponent: number) => Math.min(Math.max(exponent, 1), 3);

export type Surface = 'opaque' | 'transparent';

/**
 * The same picture from its pixels alone: upright, in sRGB with 8 bits, the first frame of an animation. Position,
 * device, author, text and whatever else the file contained is gone. Throws if it cannot be decoded as a whole.
 */
export async function cleanPicture(data: Buffer, type: string): Promise<{ data: Buffer; surface: Surface }> {
  const sent = sharp(data, { failOn: 'error' });
  const { chromaSubsampling, hasAlpha, icc, isPalette, space } = await sent.metadata();
  const upright = sent.autoOrient();
  // Of these, libvips converts the profile to P3 and would label the result sRGB; with a profile to write, it goes on.
  const picture = icc && space === 'rgb16' ? sharp(await upright.withIccProfile('srgb').png().toBuffer()) : upright;
  const exponent = type === 'image/png' ? pngExponent(data) : 1;
  const bright = exponent === 1 ? picture : picture.gamma(power(exponent), power(1 / exponent));
  const pixels = bright.toColourspace('srgb');
  const surface = hasAlpha && !(await sharp(data).stats()).isOpaque ? 'transparent' : 'opaque';
  const encoded = () => {
    switch (type) {
      case 'image/jpeg':
        return pixels.jpeg({
          quality: QUALITY,
          chromaSubsampling: chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0',
        });
      case 'image/png':
        return pixels.png({ palette: isPalette });
      case 'image/webp':
        // Payload encodes it once more.
        return pixels.webp({ quality: 100, effort: 0 });
      case 'image/avif':
        return pixels.avif(AVIF);
      default:
        throw new Error(`${type} is no picture of the library`);
    }
  };
  return { data: await encoded().toBuffer(), surface };
}
