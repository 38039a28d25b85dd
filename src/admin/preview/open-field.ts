import { fieldElement, inputOf, unfold, unfoldRow } from '@/payload/field-elements';
import { type RowPlace, rowElement, toggleOf } from '@/payload/row-elements';
import { appears } from '../appears';

const isIndex = (name: string | undefined) => /^\d+$/.test(name ?? '');

const CLOSED = ':scope > .design-toggle > [aria-expanded="false"]';

/** Opens *Design* around a field that is in it. */
function openDesign(field: Element): void {
  for (let at: Element | null = field; at?.parentElement; at = at.parentElement) {
    const toggle = at.parentElement.querySelector<HTMLElement>(CLOSED);
    const isAfter = toggle && toggle.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isAfter) toggle.click();
  }
}

/** Expands a row, scrolls to it and focuses its line. */
export async function openRow(place: RowPlace): Promise<void> {
  const row = await appears(() => rowElement(place));
  if (!row) return;
  unfoldRow(row);
  toggleOf(row)?.focus({ preventScroll: true });
  row.scrollIntoView({ block: 'start', behavior: 'instant' });
}

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
  const part = (name: string, index: number) =>
    isIndex(name)
      ? rowElement({ list: names.slice(0, index).join('.'), index: Number(name) })
      : fieldElement(names.slice(0, index + 1).join('.'));
  const outer = () => names.map(part).findLast(Boolean);
  const look = () => {
    const found = fieldElement(path);
    const nearest = found ?? outer();
    if (nearest) openDesign(nearest);
    // What is hidden or out of view does not render what is in it.
    if (!found) nearest?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return found;
  };
  // What contains it may appear late: from then on, there is as much time again.
  let reached = outer();
  let field = await appears(look);
  while (!field && outer() !== reached) {
    reached = outer();
    field = await appears(look);
  }
  if (!field) return undefined;
  unfold(field);
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  field.classList.add('field-opened');
  window.setTimeout(() => field.classList.remove('field-opened'), 1800);
  // Payload disables the fields of a form that is not ready yet or is being saved, and what is disabled takes no focus.
  const input = await appears(() => {
    const found = inputOf(fieldElement(path) ?? field);
    return found?.matches(':disabled') ? undefined : found;
  });
  input?.focus({ preventScroll: true });
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  return field.querySelector('label')?.textContent?.replace('*', '').trim() ?? names.at(-1);
}
