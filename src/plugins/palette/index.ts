import { capability } from '@/seams/capability';
import { findEndpoint } from './endpoint';

/** Palette: one field finds documents, views and settings of the admin. Adds a button and a dialog to every view. */
export const palettePlugin = capability({
  slug: 'palette',
  endpoints: [findEndpoint],
  admin: {
    actions: ['/plugins/palette/admin/palette-button#PaletteButton'],
    header: ['/plugins/palette/admin/palette-with-places#PaletteWithPlaces'],
  },
});
