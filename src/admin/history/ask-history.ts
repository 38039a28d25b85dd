export type HistoryWay = 'undo' | 'redo';
export const HISTORY_ASKED = 'alethia:history';

export const askHistory = (way: HistoryWay): boolean =>
  window.dispatchEvent(new CustomEvent<HistoryWay>(HISTORY_ASKED, { detail: way }));
