/** One of each kind without a form and without React. */
export const contentPages = [
  '/',
  '/platform',
  '/solutions/energy',
  '/about/careers/research-scientist',
  '/leadership',
  '/privacy',
];

export const formPages = ['/contact', '/auth', '/about/newsletters', '/booking'];

/** Hidden from search engines, which costs the SEO score. */
export const unindexedPages = ['/auth'];
