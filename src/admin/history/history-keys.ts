/** What a key asks for: Ctrl+Z, and Ctrl+Shift+Z or Ctrl+Y; on a Mac with ⌘. */
export function keyAsksFor({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || ctrlKey === metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

type Open = { form: HTMLFormElement; isCovered: boolean; isField: (name: string) => boolean };

/**
 * Is a key pressed here meant for the whole form? Running text has steps of its own, and so has an input that is no field of
 * the form, such as a note to the editor. A form that is covered by a drawer is not meant.
 */
export function isForForm(target: EventTarget | null, { form, isCovered, isField }: Open): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target === document.body) return !isCovered;
  if (target.closest('form') !== form || target.isContentEditable) return false;
  const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return !isTyped || isField(target.name);
}
