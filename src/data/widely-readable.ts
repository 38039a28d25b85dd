import type { Media } from '@payload-types';

export type ReadableFile = { url?: string | null; width?: number | null; height?: number | null };

/** JPEG has no transparency. */
const isPngWithTransparency = ({ mimeType, surface }: Media) => mimeType === 'image/png' && surface === 'transparent';

/** The file for mail programs and for sites that show links: JPEG or PNG, 1200 px wide. Older uploads have no JPEG. */
export function widelyReadable(picture: Media): ReadableFile {
  const { jpeg1200, w960 } = picture.sizes ?? {};
  if (jpeg1200?.url && !isPngWithTransparency(picture)) return jpeg1200;
  return ['image/jpeg', 'image/png'].includes(picture.mimeType ?? '') || !w960?.url ? picture : w960;
}
