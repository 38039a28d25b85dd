/** Event that opens the list of keyboard shortcuts. */
export const OPEN_HELP = 'alethia:open-shortcut-help';
