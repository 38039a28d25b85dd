import { nameOfRow } from '../rows/row-elements';

/** What an element is called, and for what unfolds something whether it is open. */
type Named = { name: string; isOpen?: boolean };
type Rule = { selector: string; of: (element: Element) => Named | undefined };

const called = (selector: string, name: string): Rule => ({ selector, of: () => ({ name }) });

/** The row of the form on whose line an element is. */
const rowAround = (element: Element) => element.closest('[id*="-row-"]:not([id^="scroll-"])');

/** What a line of a list is called: what its link says, else its first text. */
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
    return row ? { name: words(nameOfRow(row)) } : undefined;
  },
});

/** The label of the field around an element. */
const labelAround = (element: Element) =>
  element.closest('.field-type')?.querySelector('.field-label')?.textContent?.replace('*', '').trim();

const ofField = (selector: string, words: (label: string) => string): Rule => ({
  selector,
  of: (element) => ({ name: words(labelAround(element) ?? 'this field') }),
});

/** What Payload draws without a name that can be read out, and what it is. */
const rules: Rule[] = [
  called('.select-all input[type="checkbox"]', 'Choose all on this page'),
  { selector: '.select-row input[type="checkbox"]', of: (element) => ({ name: `Choose ${nameOfLine(element)}` }) },
  {
    selector: '.collapsible__toggle',
    of: (element) => {
      const row = rowAround(element);
      const own = element.closest('.collapsible');
      const label = own?.parentElement === row && row ? nameOfRow(row) : undefined;
      const name = label ?? own?.querySelector('.collapsible__header-wrap')?.textContent?.trim();
      return { name: name || 'More fields', isOpen: element.classList.contains('collapsible__toggle--open') };
    },
  },
  ofRow('.collapsible__drag', (name) => `Move ${name}`),
  ofRow('.array-actions .popup-button', (name) => `What to do with ${name}`),
  called('.doc-controls__popup .popup-button', 'More to do with this document'),
  called('.form-submit .popup-button', 'More ways to save'),
  ofField('.dropdown-indicator', (label) => `Choices of ${label}`),
  ofField('.clear-indicator', (label) => `Empty ${label}`),
  ofField('.date-time-picker__clear-button', (label) => `Empty ${label}`),
  called('.clickable-arrow--left', 'Page before'),
  called('.clickable-arrow--right', 'Page after'),
  called('.collection-list .popup-button:not(:has(span))', 'More to do with this list'),
  called('[name="live-preview-width"]', 'Width of the preview in pixels'),
  called('[name="live-preview-height"]', 'Height of the preview in pixels'),
  {
    selector: '.rich-text-lexical [contenteditable="true"]',
    of: (element) => ({ name: labelAround(element) ?? 'Text' }),
  },
  {
    selector: '.field-type :is(input:not([type="hidden"], [type="file"]), textarea)',
    of: (element) => {
      const isLabelled = (element as HTMLInputElement).labels?.length || element.hasAttribute('aria-labelledby');
      const name = isLabelled ? undefined : labelAround(element);
      return name ? { name } : undefined;
    },
  },
];

/** Gives every element below `root` that Payload leaves without a name one that says what it is or does. */
export function giveNames(root: ParentNode) {
  for (const { selector, of } of rules) {
    for (const element of root.querySelectorAll(selector)) {
      const named = of(element);
      if (!named) continue;
      set(element, 'aria-label', named.name);
      if (named.isOpen !== undefined) set(element, 'aria-expanded', String(named.isOpen));
    }
  }
  for (const frame of root.querySelectorAll('#live-preview-iframe:not([title])')) {
    frame.setAttribute('title', 'Preview of the page');
  }
}

/** Only what changes, so that naming does not set off another round of it. */
function set(element: Element, name: string, value: string) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
