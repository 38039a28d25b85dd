type Open = { form: HTMLFormElement; isCovered: boolean; isField: (name: string) => boolean };

/** True if undo keys pressed here apply to the form: not in rich text, in other inputs, or below a drawer. */
export function isForForm(target: EventTarget | null, { form, isCovered, isField }: Open): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target === document.body) return !isCovered;
  if (target.closest('form') !== form || target.isContentEditable) return false;
  const isTyped = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return !isTyped || isField(target.name);
}
