type Open = { form: HTMLFormElement; isCovered: boolean; isField: (name: string) => boolean };

/**
 * True if undo keys pressed on this element apply to the form. Rich text has its own history, and so do inputs that
 * are not fields of the form, such as the note to the editor. False while a drawer covers the form.
 */
export function isForForm(target: EventTarget | null, { form, isCovered, isField }: Open): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target === document.body) return !isCovered;
  if (target.closest('form') !== form || target.isContentEditable) return false;
  const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return !isTyped || isField(target.name);
}
