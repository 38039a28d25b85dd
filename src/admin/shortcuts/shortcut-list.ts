import { elements } from '@/payload/elements';

/** Of the open entry, or of the one with the focus in the list. */
const DONE = ['.inbox-actions', '.inbox-row:focus-within']
  .map((place) => `${place} [name="status"][value="answered"]`)
  .join();

/** What the keys of the list step through. */
export const STEPPED = '.inbox-row .inbox-title';

/** Keys separated by a space are pressed in sequence. */
export const shortcuts = [
  { keys: 'g d', words: 'Go to the dashboard', to: '/admin' },
  { keys: 'g p', words: 'Go to the pages', to: '/admin/collections/pages' },
  { keys: 'g j', words: 'Go to the jobs', to: '/admin/collections/jobs' },
  { keys: 'g m', words: 'Go to the media', to: '/admin/collections/media' },
  { keys: 'g i', words: 'Go to the inbox', to: '/admin/inbox' },
  { keys: 'n', words: 'New document, in a list', press: elements.createInList },
  { keys: '/', words: 'Search the list', focus: elements.listSearch },
  { keys: 'v', words: 'Open or close the live preview, in a document', press: '.preview-switch' },
  { keys: 'f', words: 'Full screen, in a document with a preview', press: '.whole-page-switch' },
  { keys: 'w', words: 'Whole form, or the page and a panel, in a page', press: '.page-first-switch' },
  { keys: 'a', words: 'Add a section, in a page', press: elements.addSection },
  { keys: 'j', words: 'Next entry, in the inbox', press: '.inbox-steps [rel="next"]', step: 1 },
  { keys: 'k', words: 'Previous entry, in the inbox', press: '.inbox-steps [rel="prev"]', step: -1 },
  { keys: 'r', words: 'Reply, in an entry of the inbox', focus: '.inbox-reply textarea' },
  { keys: 'e', words: 'Mark as answered, in the inbox', press: DONE },
  { keys: '?', words: 'Show this list', help: true },
] as const;
export type Shortcut = (typeof shortcuts)[number];

/** Handled by the forms, listed for discoverability. */
export const builtIn = [
  { keys: 'Ctrl K', words: 'Search documents and actions (⌘ K on a Mac)' },
  { keys: 'Ctrl S', words: 'Save now (⌘ S on a Mac)' },
  { keys: 'Ctrl Enter', words: 'Publish, in a document: asks first (⌘ Enter on a Mac)' },
  { keys: 'Enter', words: 'In the preview: edit the focused text in its place; Escape undoes' },
  { keys: 'c', words: 'In the preview: comment on the focused text or section' },
  { keys: 'Ctrl Z', words: 'Undo, in a document (⌘ Z on a Mac)' },
  { keys: 'Ctrl Shift Z', words: 'Redo, in a document' },
  { keys: 'Alt ↑ ↓', words: 'Move a section or row, from anywhere on its line (⌥ on a Mac)' },
  { keys: 'Space', words: 'Pick up a row by its handle; arrow keys move it, Space drops it, Escape puts it back' },
] as const;

/** Maximum time between keys, in ms. */
export const SEQUENCE_MS = 1_000;

/** The shortcut of keys such as `['g', 'p']`; `begun` if they may become one. */
export function match(typed: readonly string[]): Shortcut | 'begun' | undefined {
  const keys = typed.join(' ');
  const found = shortcuts.find((shortcut) => shortcut.keys === keys);
  if (found) return found;
  return shortcuts.some((shortcut) => shortcut.keys.startsWith(`${keys} `)) ? 'begun' : undefined;
}
