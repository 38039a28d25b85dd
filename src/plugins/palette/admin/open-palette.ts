export const OPEN_PALETTE = 'alethia:open-palette';
