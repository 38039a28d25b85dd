export const tourSteps = [
  {
    title: 'Everything visitors read is here',
    words:
      'Pages, jobs, leaders and newsletters are in the menu at the top left. Pages are listed by their place on the site; search finds them by name.',
    link: { label: 'Open the pages', to: '/admin/collections/pages' },
  },
  {
    title: 'Click what you want to change',
    words:
      'Open a page and press the eye above the form. Click a headline, a card or a picture in the preview: its field opens, and the page follows as you type.',
    link: { label: 'Open the pages', to: '/admin/collections/pages' },
  },
  {
    title: 'Build from sections',
    words:
      '“Add Section” shows every kind with a picture of it. A new one begins with an example. Save what you like as a pattern, and use it on the next page.',
    link: { label: 'See the patterns', to: '/admin/collections/patterns' },
  },
  {
    title: 'Nothing is public until it is published',
    words:
      'Drafts save themselves. Share one by link with people who have no account, submit it for review, or plan the hour at which it appears.',
    link: { label: 'See what was shared', to: '/admin/collections/preview-links' },
  },
  {
    title: 'Nothing is lost',
    words:
      'Every version is kept under “Versions”, deleted things wait in the trash, and an address that you change leads to the new one by itself.',
    link: { label: 'See the redirects', to: '/admin/collections/redirects' },
  },
] as const;
