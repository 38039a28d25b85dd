/** One of each kind of content page: pages without a form and without React. */
export const contentPages = [
  '/',
  '/platform',
  '/solutions/energy',
  '/about/careers/research-scientist',
  '/leadership',
  '/privacy',
];

/** What visitors fill in; their scripts are what pages without a form do not have. */
export const formPages = ['/contact', '/auth', '/about/newsletters', '/booking'];
