/** Replaces Payload's technical terms in the admin, by translation key. */
export const adminWords = {
  general: {
    createdAt: 'Created',
    updatedAt: 'Changed',
    noLabel: '–',
    payloadSettings: 'How the admin looks',
    noResultsFound: 'Nothing here',
    noResultsDescription: 'There is nothing yet, or nothing that matches the search and the filters above.',
  },
  'plugin-seo': {
    characterCount: '{{current}} characters, best {{minLength}} to {{maxLength}}: ',
    lengthTipTitle: 'Best with {{minLength}} to {{maxLength}} characters. Search engines on ',
    lengthTipDescription: 'Best with {{minLength}} to {{maxLength}} characters. Search engines on ',
    preview: 'In search results',
    previewDescription: 'Search engines may shorten it or show other words.',
  },
};

/** As in our own panels: Nov 21, 2026, 9:15 AM. */
export const ADMIN_DATE_FORMAT = 'MMM d, yyyy, h:mm a';
