import { columnField } from '@/fields/ui-field';
import { capability } from '@/seams/capability';
import { translationEndpoints } from './endpoints';
import { keepFingerprints, refuseUnacceptedCopy } from './keep-fingerprints';
import { suggestedTexts, textsWithoutNames, untranslatedPages, untranslatedTexts } from './untranslated';

/**
 * Translations: which texts of a document have changed since it was translated, and XLIFF for agencies
 * (docs/decisions/048-translations.md), and suggestions for them (docs/decisions/083-suggestions.md). Languages themselves belong to the core. Adds a view, a panel that the
 * menu of a document opens, a column to lists, the fingerprints of what was translated, and findings about what was not.
 */
export const translationsPlugin = capability({
  slug: 'translations',
  endpoints: translationEndpoints,
  doors: [
    {
      door: 'pages',
      view: '/translations',
      label: 'Translations',
      needs: 'write',
      keywords: 'missing language outdated xliff export import',
    },
  ],
  content: [
    {
      in: ({ isTranslatable }) => isTranslatable,
      fields: [columnField('translation', 'Translation', '/plugins/translations/admin/state-cell#TranslationCell')],
      bar: [{ order: 60, component: '/plugins/translations/admin/translation#Translation' }],
      editMenuItems: ['/plugins/translations/admin/translate-items#TranslateItems'],
      refuseChange: refuseUnacceptedCopy,
      deriveData: keepFingerprints,
      findings: untranslatedTexts,
    },
    { in: ({ isTranslatable }) => isTranslatable, findings: textsWithoutNames },
    { in: ({ isTranslatable }) => isTranslatable, findings: suggestedTexts },
    { in: ({ slug }) => slug === 'languages', findings: untranslatedPages },
  ],
  admin: {
    views: {
      translations: {
        Component: '/plugins/translations/admin/translations-view#TranslationsView',
        path: '/translations',
        meta: { title: 'Translations' },
      },
    },
  },
});
