import type { Media } from '@payload-types';

export type ReadableFile = { url?: string | null; width?: number | null; height?: number | null };

/** Twice the width of a mail, with room to spare. */
const WIDEST_PNG = 1600;

/** JPEG has no transparency; what is wider than any logo would be megabytes. */
const isPngWithTransparency = ({ mimeType, surface, width }: Media) =>
  mimeType === 'image/png' && surface === 'transparent' && (width ?? 0) <= WIDEST_PNG;

/** The file for mail programs and for sites that show links: JPEG, 1200 px wide, or PNG. Older uploads have no JPEG. */
export function widelyReadable(picture: Media): ReadableFile {
  const { jpeg1200, w960 } = picture.sizes ?? {};
  if (jpeg1200?.url && !isPngWithTransparency(picture)) return jpeg1200;
  return ['image/jpeg', 'image/png'].includes(picture.mimeType ?? '') || !w960?.url ? picture : w960;
}
