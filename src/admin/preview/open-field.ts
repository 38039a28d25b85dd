import { appears } from '../appears';
import { rowElement } from '../rows/row-elements';

const isIndex = (name: string | undefined) => /^\d+$/.test(name ?? '');

/** A field by its path; running text has no id of its own, but a label that names it. */
function fieldElement(path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`;
  const element = document.getElementById(id) ?? document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
  return element?.closest<HTMLElement>('.field-type') ?? element;
}

/** Unfolds what an element is in, from the outside to the inside. */
function unfold(element: Element) {
  const folded: Element[] = [];
  for (let around = element.closest('.collapsible--collapsed'); around; ) {
    folded.unshift(around);
    around = around.parentElement?.closest('.collapsible--collapsed') ?? null;
  }
  for (const one of folded) one.querySelector<HTMLElement>('.collapsible__toggle')?.click();
}

/** The row with a folded collapsible of its own, unfolded. */
function unfoldRow(row: HTMLElement) {
  const own = row.querySelector('.collapsible');
  if (own?.classList.contains('collapsible--collapsed')) {
    own.querySelector<HTMLElement>('.collapsible__toggle')?.click();
  }
}

/** Shows the tab of the form that a field is in. */
export function openTab(index: number) {
  const buttons = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button');
  const button = buttons[index];
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click();
}

/** Where the cursor goes. Running text has a bar of buttons before the text; a picture has nothing but buttons. */
const inputOf = (field: HTMLElement) =>
  field.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, [contenteditable="true"], select') ??
  (field.classList.contains('rich-text-lexical') ? null : field.querySelector<HTMLElement>('button'));

/**
 * Goes to a field of the form: unfolds the rows on the way, scrolls, and puts the cursor into it. Answers what the field
 * is called, or nothing when it is not in the form.
 */
export async function openField(path: string): Promise<string | undefined> {
  const names = path.split('.');
  for (const [index, name] of names.entries()) {
    if (!isIndex(name)) continue;
    const list = names.slice(0, index).join('.');
    await appears(() => fieldElement(list));
    fieldElement(list)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const row = await appears(() => rowElement({ list, index: Number(name) }));
    if (!row) return undefined;
    row.scrollIntoView({ block: 'start', behavior: 'instant' });
    unfold(row);
    unfoldRow(row);
  }
  const field = await appears(() => fieldElement(path));
  if (!field) return undefined;
  unfold(field);
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  const input = await appears(() => inputOf(field));
  input?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  field.classList.add('field-opened');
  window.setTimeout(() => field.classList.remove('field-opened'), 1800);
  return field.querySelector('label')?.textContent?.replace('*', '').trim() ?? names.at(-1);
}

/** The path of the field that an element belongs to; of its row, where it is a control of the row. */
export function pathOf(element: Element): string | undefined {
  const field = element.closest('.field-type');
  const row = element.closest('[id*="-row-"]:not([id^="scroll-"])');
  if (field && (!row || row.contains(field))) {
    const id = field.id || field.querySelector('[id^="field-"]')?.id || field.querySelector('label')?.htmlFor;
    const path = id?.startsWith('field-') ? id.slice('field-'.length).replaceAll('__', '.') : undefined;
    if (path) return path;
  }
  return row?.id.replace('-row-', '.').replaceAll('-', '.');
}
