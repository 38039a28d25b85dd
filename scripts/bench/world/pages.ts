/** One of each kind of content page: pages without a form and without React. */
export const contentPages = [
  '/',
  '/platform',
  '/solutions/energy',
  '/about/careers/research-scientist',
  '/leadership',
  '/privacy',
];

/** Pages with forms; their scripts are measured in addition to those of pages without a form. */
export const formPages = ['/contact', '/auth', '/about/newsletters', '/booking'];

/** Not for search engines, by decision ("Routes"), which costs it the SEO score. */
export const unindexedPages = ['/auth'];
