import type { EditMessage } from '@/data/preview/messages';
import type { Target } from '@/data/preview/target';

/** Opens a field of the form, like a click in the preview (EditLink). */
export function askToEdit(target: Target, path: string) {
  const message: EditMessage = { type: 'alethia:edit', target, path };
  window.postMessage(message, window.location.origin);
}
