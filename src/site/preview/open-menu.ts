const ITEM = '.nav-item';
const TOGGLE = '.nav-toggle';
const BAR = '[data-frame]';

let opened: Element | null = null;

const expand = (item: Element, isOpen: boolean) =>
  item.querySelector(`:scope > ${TOGGLE}`)?.setAttribute('aria-expanded', String(isOpen));

/** The bar closes a menu when the pointer leaves it (src/browser/frame.js); the one that is edited comes back. */
const keeper = globalThis.MutationObserver
  ? new MutationObserver(() => {
      const isAnyOpen = document.querySelector(`${TOGGLE}[aria-expanded="true"]`) !== null;
      if (opened?.isConnected && !isAnyOpen) expand(opened, true);
    })
  : undefined;

/** Opens the menu of the bar in which an element is, for as long as no other is opened, and closes the one before. */
export function openMenuOf(element: Element | undefined): void {
  const item = element?.closest(ITEM) ?? null;
  if (item !== opened) keeper?.disconnect();
  if (opened && opened !== item) expand(opened, false);
  opened = item;
  if (!item) return;
  const bar = item.closest(BAR);
  bar?.removeAttribute('data-hidden');
  expand(item, true);
  if (bar) keeper?.observe(bar, { subtree: true, attributes: true, attributeFilter: ['aria-expanded'] });
}
