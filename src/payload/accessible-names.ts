import { nameOfRow, rowAround } from './row-elements';

type Rule = { selector: string; of: (element: Element) => string | undefined };

const called = (selector: string, name: string): Rule => ({ selector, of: () => name });

const nameOfLine = (element: Element) => {
  const cells = [...(element.closest('tr')?.querySelectorAll('td') ?? [])];
  const words = [cells.map((cell) => cell.querySelector('a')?.textContent), cells.map((cell) => cell.textContent)];
  return (
    words
      .flat()
      .find((text) => text?.trim())
      ?.trim() ?? 'this line'
  );
};

const ofRow = (selector: string, words: (name: string) => string): Rule => ({
  selector,
  of: (element) => {
    const row = rowAround(element);
    return row ? words(nameOfRow(row)) : undefined;
  },
});

const labelAround = (element: Element) =>
  element.closest('.field-type')?.querySelector('.field-label')?.textContent?.replace('*', '').trim();

const ofField = (selector: string, words: (label: string) => string): Rule => ({
  selector,
  of: (element) => words(labelAround(element) ?? 'this field'),
});

/** What Payload leaves without a name (accessible-names.test.ts): issues of payloadcms/payload, where there are any. */
const rules: Rule[] = [
  // 17376: its checkbox always writes an empty `aria-label`.
  called('.select-all input[type="checkbox"]', 'Select all on this page'),
  { selector: '.select-row input[type="checkbox"]', of: (element) => `Select ${nameOfLine(element)}` },
  // A handle, and buttons with only an icon, without an issue.
  ofRow('.collapsible__drag', (name) => `Move ${name}`),
  ofRow('.array-actions .popup-button', (name) => `Actions for ${name}`),
  called('.doc-controls__popup .popup-button', 'More actions for this document'),
  called('.form-submit .popup-button', 'More save options'),
  ofField('.relationship-add-new__add-button', (label) => `Create one for ${label}`),
  called('.condition__actions-remove', 'Remove this condition'),
  called('.condition__actions-add', 'Add a condition'),
  ofField('.date-time-picker__clear-button', (label) => `Clear ${label}`),
  // 17377
  called('.clickable-arrow--left', 'Previous page'),
  called('.clickable-arrow--right', 'Next page'),
  called('.file-field__remove', 'Remove this file'),
  called('.file-field__filename', 'Name of the file'),
  // 'drawer_1_blocks-drawer-_r_g_' and the like.
  {
    selector: '[aria-modal="true"]',
    of: (element) => element.querySelector('h1, h2')?.textContent?.trim() || undefined,
  },
  // Fields with a placeholder or a label that is not theirs, without an issue.
  called('[name="live-preview-width"]', 'Width of the preview in pixels'),
  called('[name="live-preview-height"]', 'Height of the preview in pixels'),
  {
    selector: '.rich-text-lexical [contenteditable="true"]',
    of: (element) => labelAround(element) ?? 'Text',
  },
  {
    selector: '.toolbar-popup__button[data-button-key]',
    of: (element) => element.getAttribute('data-button-key')?.replace(/^./, (first) => first.toUpperCase()),
  },
  {
    selector: ':is(.field-type input, .field-type textarea, [role="combobox"]):not([type="hidden"], [type="file"])',
    of: (element) => {
      const { labels, ariaLabel } = element as HTMLInputElement;
      return labels?.length || ariaLabel ? undefined : (labelAround(element) ?? 'Choices');
    },
  },
  ofField(':is(.array-field__header, .blocks-field__header) .popup-button', (label) => `Copy or paste ${label}`),
  { selector: '.popup-button:not([role="none"])', of: (element) => (element.textContent?.trim() ? undefined : 'More') },
];

/** Sets the visually hidden text of a row's toggle. */
function nameToggle(toggle: Element) {
  const row = rowAround(toggle);
  const own = toggle.closest('.collapsible');
  const label = row && own?.parentElement === row ? nameOfRow(row) : undefined;
  const name = label ?? own?.querySelector('.collapsible__header-wrap')?.textContent?.trim();
  const text = toggle.querySelector('span');
  if (text && name && text.textContent !== name) text.textContent = name;
  set(toggle, 'aria-expanded', String(toggle.classList.contains('collapsible__toggle--open')));
}

/** Adds missing names and corrects roles below `root`. */
export function giveNames(root: ParentNode) {
  for (const toggle of root.querySelectorAll('.collapsible__toggle')) nameToggle(toggle);
  // Buttons within what says that it is one, too. Their clicks and keys reach it.
  for (const around of root.querySelectorAll('.popup-button:has(button)')) {
    set(around, 'role', 'none');
    set(around, 'tabindex', '-1');
  }
  for (const value of root.querySelectorAll('.rs__multi-value[role="button"]')) set(value, 'role', 'group');
  const named = new Set<Element>();
  for (const { selector, of } of rules) {
    for (const element of root.querySelectorAll(selector)) {
      const name = named.has(element) ? undefined : of(element);
      if (!name) continue;
      named.add(element);
      set(element, 'aria-label', name);
    }
  }
  for (const frame of root.querySelectorAll('#live-preview-iframe')) set(frame, 'title', 'Preview of the page');
  // Hidden from screen readers: the field itself handles the same keys.
  for (const sign of root.querySelectorAll(':is(.dropdown-indicator, .clear-indicator)[aria-hidden]')) {
    set(sign, 'tabindex', '-1');
  }
  // The label omits the number shown in the tab.
  for (const tab of root.querySelectorAll('.doc-tab[aria-label]')) tab.removeAttribute('aria-label');
  // A list without items.
  for (const list of root.querySelectorAll('ul.doc-tabs__tabs')) set(list, 'role', 'group');
  for (const bar of root.querySelectorAll('.doc-controls__content')) {
    if (bar.scrollWidth <= bar.clientWidth) continue;
    set(bar, 'tabindex', '0');
    set(bar, 'role', 'group');
    set(bar, 'aria-label', 'State of this document');
  }
}

/** Sets only changed values, so that it does not trigger another round. */
function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
