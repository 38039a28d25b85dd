/** Replaces Payload's technical terms in the admin, by translation key. */
export const adminWords = {
  general: {
    createdAt: 'Created',
    updatedAt: 'Changed',
    copyField: 'Copy all',
    copyRow: 'Copy',
    pasteField: 'Paste at the end',
    pasteRow: 'Paste over this',
    noLabel: '–',
    leaveWithoutSaving: 'Leave without saving?',
    changesNotSaved:
      'Your changes are not saved. This browser keeps them, and offers them when you open this form again. Passwords and files are not kept.',
    leaveAnyway: 'Leave',
    stayOnThisPage: 'Stay on this page',
    payloadSettings: 'Language and theme',
    overwriteExistingData: 'Replace the words that are there',
    row: 'Entry',
    rows: 'Entries',
    noResultsFound: 'Nothing here',
    notFound: 'This no longer exists. It may be in the trash.',
    sorryNotFound: 'What was here may have been deleted, or its address has changed.',
    noResultsDescription: 'There is nothing here yet, or nothing matches the search and filters above.',
  },
  error: {
    correctInvalidFields: 'Some entries need a correction. They are marked below.',
    documentNotFound: 'That document no longer exists. It may be in the trash.',
  },
  fields: {
    block: 'Section',
    blocks: 'sections',
    blockType: 'Kind of section',
    chooseBetweenCustomTextOrDocument: 'Enter an address, or choose a page of the site.',
    chooseDocumentToLink: 'Choose a page to link to',
    searchForBlock: 'Search for a section',
    toggleBlock: 'Fold or unfold the section',
  },
  version: {
    aboutToRevertToPublished: 'All changes since the last publish are lost. What visitors see stays as it is.',
    aboutToUnpublish: 'Visitors no longer see it. It stays here as a draft.',
    aboutToRestore:
      'The version of {{versionDate}} becomes the newest draft. Visitors do not see it until it is published.',
    aboutToRestoreGlobal:
      'The version of {{versionDate}} becomes the newest draft. Visitors do not see it until it is published.',
    confirmVersionRestoration: 'Restore this version as a draft?',
    currentlyPublished: 'Live',
    currentDraft: 'Newest draft',
    previouslyPublished: 'Previously live',
    problemRestoringVersion: 'This version was not restored. Try again, or see whether the document is in the trash.',
    previousVersion: 'Previous version',
    publishChanges: 'Publish',
    restoreThisVersion: 'Restore this version as a draft',
    specificVersion: 'Another version',
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

/** Of a field for a day: Payload's own format leaves out the year. */
export const ADMIN_DAY = { pickerAppearance: 'dayOnly', displayFormat: 'MMM d, yyyy' } as const;
