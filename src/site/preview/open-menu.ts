const ITEM = '.nav-item';
const TOGGLE = '.nav-toggle';
const BAR = '[data-frame]';

let opened: Element | null = null;

const expand = (item: Element, isOpen: boolean) =>
  item.querySelector(`:scope > ${TOGGLE}`)?.setAttribute('aria-expanded', String(isOpen));

/** Opens the menu of the bar in which an element is, and closes the one that was opened for another. */
export function openMenuOf(element: Element | undefined): void {
  const item = element?.closest(ITEM) ?? null;
  if (opened && opened !== item) expand(opened, false);
  opened = item;
  if (!item) return;
  item.closest(BAR)?.removeAttribute('data-hidden');
  expand(item, true);
}
