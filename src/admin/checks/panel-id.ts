/** The element id of the list of checks, which a refused publish and marks in the preview open. */
export const CHECKS_PANEL = 'checks-panel';
