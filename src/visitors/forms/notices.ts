import type { Notice } from '@shared/messages';

const EVENT = 'alethia:notice';

export function showNotice(notice: Notice): void {
  dispatchEvent(new CustomEvent<Notice>(EVENT, { detail: notice }));
}

/** Returns the function that unsubscribes. */
export function onNotice(listen: (notice: Notice) => void): () => void {
  const onEvent = (event: Event) => listen((event as CustomEvent<Notice>).detail);
  addEventListener(EVENT, onEvent);
  return () => removeEventListener(EVENT, onEvent);
}
