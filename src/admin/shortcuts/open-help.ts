export const OPEN_HELP = 'alethia:open-shortcut-help';
