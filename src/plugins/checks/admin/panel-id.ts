/** Opened by a refused publish, and by marks in the preview. */
export const CHECKS_PANEL = 'checks-panel';
