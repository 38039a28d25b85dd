import { rowElement } from '@/payload/row-elements';
import { appears } from '../appears';

const isIndex = (name: string | undefined) => /^\d+$/.test(name ?? '');

/** Rich text has no id of its own, but a label that names it. */
function fieldElement(path: string): HTMLElement | null {
  const id = `field-${path.replaceAll('.', '__')}`;
  const element = document.getElementById(id) ?? document.querySelector<HTMLElement>(`label[for="${CSS.escape(id)}"]`);
  return element?.closest<HTMLElement>('.field-type') ?? element;
}

/** Outermost first. */
function unfold(element: Element) {
  const folded: Element[] = [];
  for (let around = element.closest('.collapsible--collapsed'); around; ) {
    folded.unshift(around);
    around = around.parentElement?.closest('.collapsible--collapsed') ?? null;
  }
  for (const one of folded) one.querySelector<HTMLElement>('.collapsible__toggle')?.click();
}

function unfoldRow(row: HTMLElement) {
  const own = row.querySelector('.collapsible');
  if (own?.classList.contains('collapsible--collapsed')) {
    own.querySelector<HTMLElement>('.collapsible__toggle')?.click();
  }
}

export function openTab(index: number) {
  const buttons = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button');
  const button = buttons[index];
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click();
}

/** Rich text has a toolbar before its text; an upload field has only buttons. */
const inputOf = (field: HTMLElement) =>
  field.querySelector<HTMLElement>('input:not([type="hidden"]), textarea, [contenteditable="true"], select') ??
  (field.classList.contains('rich-text-lexical') ? null : field.querySelector<HTMLElement>('button'));

/** Expands rows, scrolls to a field and focuses it. Returns its label; undefined if the form does not contain it. */
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

/** The path of the field around an element, or of the row for a control of the row. */
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
