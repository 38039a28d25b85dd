import type { Overlays } from '@/seams/site';
import { COOKIE, cookieIn, wantedBy } from './preview-cookie';

/** Opens Payload, whose configuration contains this. */
const preview = () => import('./preview');

/** The site as an open release makes it: for staff who may preview, and for guests with a link to it. */
export const releaseOverlays: Overlays = {
  cookie: { name: COOKIE, wantedBy },
  isRequested: (headers) => cookieIn(headers) !== undefined,
  mayPreview: async (headers) => (await preview()).mayPreviewRelease(headers),
  find: async () => (await preview()).overlayOfRelease(),
};
