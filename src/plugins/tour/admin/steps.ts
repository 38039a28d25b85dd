export const tourSteps = [
  {
    title: 'All content is here',
    words:
      'Pages, jobs, leaders and newsletters are in the menu at the top left. Pages are listed by path; search finds them by name.',
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
      '“Add Section” shows a picture of every kind. A new section starts with an example. Save sections as a pattern to use them on other pages.',
    link: { label: 'See the patterns', to: '/admin/collections/patterns' },
  },
  {
    title: 'Nothing is public until it is published',
    words:
      'Drafts are saved automatically. Share one by link with people who have no account, submit it for review, or schedule when it is published.',
    link: { label: 'See the shared previews', to: '/admin/collections/preview-links' },
  },
  {
    title: 'Nothing is lost',
    words:
      'Every version is kept under “Versions”, deleted documents are in the trash, and a path that you change redirects to the new one automatically.',
    link: { label: 'See the redirects', to: '/admin/collections/redirects' },
  },
] as const;
