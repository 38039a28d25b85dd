/** Event that opens the palette. */
export const OPEN_PALETTE = 'alethia:open-palette';
