import { ACTIVE_TAB, elements } from './elements';
import { rowAround } from './row-elements';

/** The id that Payload gives to the input of a field, by its path. */
export const fieldId = (path: string): string => `field-${path.replaceAll('.', '__')}`;

/** The box of the field around an element, with label and description. */
export const fieldAround = (element: Element): HTMLElement | null => element.closest<HTMLElement>('.field-type');

/** Rich text has no id of its own, but a label that names it. */
export function fieldElement(path: string): HTMLElement | null {
  const id = fieldId(path);
  const element = document.getElementById(id) ?? document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
  return element && (fieldAround(element) ?? element);
}

/** Expands the rows and groups around an element, outermost first. */
export function unfold(element: Element): void {
  const folded: Element[] = [];
  for (let around = element.closest('.collapsible--collapsed'); around; ) {
    folded.unshift(around);
    around = around.parentElement?.closest('.collapsible--collapsed') ?? null;
  }
  for (const one of folded) one.querySelector<HTMLElement>(elements.rowToggle)?.click();
}

export function unfoldRow(row: HTMLElement): void {
  const own = row.querySelector('.collapsible');
  if (own?.classList.contains('collapsible--collapsed')) own.querySelector<HTMLElement>(elements.rowToggle)?.click();
}

export function openTab(index: number): void {
  const button = document.querySelectorAll<HTMLElement>(elements.tab)[index];
  if (button && !button.classList.contains(ACTIVE_TAB)) button.click();
}

/** Opens a tab, and again when the tab that the account had open last appears. Returns how to end it. */
export function keepTab(index: number): (() => void) | undefined {
  openTab(index);
  const tabs = document.querySelector(elements.tab)?.parentElement;
  if (!tabs) return undefined;
  const watcher = new MutationObserver(() => openTab(index));
  watcher.observe(tabs, { subtree: true, attributes: true, attributeFilter: ['class'] });
  return () => watcher.disconnect();
}

/** What takes the focus. Rich text has a toolbar before its text; an upload field has only buttons. */
export const inputOf = (field: HTMLElement): HTMLElement | null =>
  field.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, [contenteditable="true"], select') ??
  (field.classList.contains('rich-text-lexical') ? null : field.querySelector<HTMLElement>('button'));

/** The path of the field around an element, or of the row for a control of the row. */
export function pathOf(element: Element): string | undefined {
  const field = fieldAround(element);
  const row = rowAround(element);
  if (field && (!row || row.contains(field))) {
    const id = field.id || field.querySelector('[id^="field-"]')?.id || field.querySelector('label')?.htmlFor;
    const path = id?.startsWith('field-') ? id.slice('field-'.length).replaceAll('__', '.') : undefined;
    if (path) return path;
  }
  return row?.id.replace('-row-', '.').replaceAll('-', '.');
}
