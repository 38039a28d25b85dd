import { elements } from './elements';

export type RowPlace = { list: string; index: number };

/** Payload's ids of rows contain the path of the list: `blocks-2-cards-row-0`. */
export const rowElement = ({ list, index }: RowPlace) =>
  document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`);

const ROW = '[id*="-row-"]:not([id^="scroll-"])';

/** The place in `list` of the row around an element; undefined outside of that list. */
export function indexAround(element: Element, list: string): number | undefined {
  const start = `${list.replaceAll('.', '-')}-row-`;
  const index = element.closest(`[id^="${start}"]`)?.id.slice(start.length);
  return index && /^\d+$/.test(index) ? Number(index) : undefined;
}

export const rowAround = (element: Element): Element | null => element.closest(ROW);

/** The row whose header contains an element; undefined inside the row, and outside `form`. */
export function rowOfLine(element: Element, form: Element | null): RowPlace | undefined {
  const line = element.closest('.collapsible__toggle-wrap');
  const row = line && rowAround(line);
  if (!row || row.closest('form') !== form || line?.closest('.collapsible')?.parentElement !== row) return undefined;
  const [, list, index] = /^(.+)-row-(\d+)$/.exec(row.id) ?? [];
  return list && index ? { list: list.replaceAll('-', '.'), index: Number(index) } : undefined;
}

/** The row that a press on its line expands; undefined for its handle and its menu. */
export const rowOfToggle = (element: Element, form: Element | null): RowPlace | undefined =>
  element.closest(elements.rowToggle) ? rowOfLine(element, form) : undefined;

export const toggleOf = (row: Element) => row.querySelector<HTMLElement>(elements.rowToggle);

/** Lists of a fixed order have no handles; read-only forms have inactive ones. */
export const isMovable = (row: Element) =>
  row
    .querySelector('.collapsible__toggle-wrap > .collapsible__drag:not([aria-disabled="true"])')
    ?.closest('[id*="-row-"]') === row;

export const nameOfRow = (row: Element) =>
  row
    .querySelector(elements.rowLabel)
    ?.textContent?.replace(/^\d+\s+/, '')
    .trim() || 'This row';
