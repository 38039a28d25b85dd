/** A row of a list in the form: the path of its list, and its number from 0. */
export type RowPlace = { list: string; index: number };

/** Payload names a row after the path of its list: `blocks-2-cards-row-0`. */
export const rowElement = ({ list, index }: RowPlace) =>
  document.getElementById(`${list.replaceAll('.', '-')}-row-${index}`);

/**
 * The row on whose line an element is, the line being what stays of a folded row.
 * @returns nothing for fields inside the row, and for rows of other forms than `form`
 */
export function rowOfLine(element: Element, form: Element | null): RowPlace | undefined {
  const line = element.closest('.collapsible__toggle-wrap');
  const row = line?.closest('[id*="-row-"]:not([id^="scroll-"])');
  if (!row || row.closest('form') !== form || line?.closest('.collapsible')?.parentElement !== row) return undefined;
  const [, list, index] = /^(.+)-row-(\d+)$/.exec(row.id) ?? [];
  return list && index ? { list: list.replaceAll('-', '.'), index: Number(index) } : undefined;
}

/** What folds and unfolds a row. */
export const toggleOf = (row: Element) => row.querySelector<HTMLElement>('.collapsible__toggle');

/** May the row be moved? Lists of a fixed order have no handles, and those of a form that is only read have dead ones. */
export const isMovable = (row: Element) =>
  row
    .querySelector('.collapsible__toggle-wrap > .collapsible__drag:not([aria-disabled="true"])')
    ?.closest('[id*="-row-"]') === row;

/** What a row is called, without its number. */
export const nameOfRow = (row: Element) =>
  row
    .querySelector('.row-label')
    ?.textContent?.replace(/^\d+\s+/, '')
    .trim() || 'This row';
