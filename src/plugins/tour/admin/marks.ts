import { elements } from '@/payload/elements';

/** `at`: the controls that may be marked, of which the first that is seen is. */
export type Mark = { title: string; words: string; at: string[] };

export const marks: Mark[] = [
  {
    title: 'Your pages',
    words:
      'Every page is behind this door. Open one and click what you want to change: the page follows as you type, and every version is kept.',
    // On a phone, the door is behind the button of the menu.
    at: ['#nav-pages', ...elements.menuToggle.split(', ')],
  },
  {
    title: 'A new page',
    words: 'It begins with a template, and each kind of section with an example. Nobody sees it until it is published.',
    at: ['a[href="/admin/collections/pages/create"]'],
  },
  {
    title: 'Everything else',
    words: 'Finds every document, list and setting by its name. Ctrl K opens it from anywhere, and ? shows all keys.',
    at: ['button[aria-keyshortcuts~="Control+K"]'],
  },
];
