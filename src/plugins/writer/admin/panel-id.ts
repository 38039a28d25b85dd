export const HELP_PANEL = 'writing-help';
