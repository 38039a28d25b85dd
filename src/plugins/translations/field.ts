import type { UIField } from 'payload';

/** Only a column of lists: in the form, the state is in the header. */
export const translationState: UIField = {
  name: 'translation',
  type: 'ui',
  label: 'Translation',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/admin/workflow/nothing#Nothing',
      Cell: '/plugins/translations/admin/state-cell#TranslationCell',
    },
  },
};
