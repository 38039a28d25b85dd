import type { UIField } from 'payload';

/** The column of lists with the state of translations. In the form it is in the header. */
export const translationState: UIField = {
  name: 'translation',
  type: 'ui',
  label: 'Translation',
  admin: {
    position: 'sidebar',
    components: { Field: '/admin/workflow/nothing#Nothing', Cell: '/admin/translations/state-cell#TranslationCell' },
  },
};
