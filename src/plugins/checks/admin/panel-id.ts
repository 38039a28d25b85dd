export const CHECKS_PANEL = 'checks-panel';
