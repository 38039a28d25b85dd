/** The tabs of a page (src/collections/pages.ts), which the panel beside the page shows one at a time. */
export const SECTIONS_TAB = 0;
export const SETTINGS_TAB = 1;

/** Leaves one section of the list. Its element is another after each move, so it cannot carry a mark of its own. */
export const sectionStyles = (index: number): string =>
  `[data-page-first="section"] #field-blocks > .blocks-field__rows > :not(#blocks-row-${index}, :has(> #blocks-row-${index})) { display: none }`;

/** What scrolls the fields of the panel. */
export const panelAround = (element: Element): Element | null => element.closest('.collection-edit__main');
