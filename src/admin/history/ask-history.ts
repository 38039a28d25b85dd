export type HistoryWay = 'undo' | 'redo';
export const HISTORY_ASKED = 'alethia:history';

/** Undoes or redoes a step of the open form, as its buttons do. */
export const askHistory = (way: HistoryWay): boolean =>
  window.dispatchEvent(new CustomEvent<HistoryWay>(HISTORY_ASKED, { detail: way }));
