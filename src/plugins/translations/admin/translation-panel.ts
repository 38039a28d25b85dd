import type { Report } from '../report';

/** The id of the panel of a document, which the menu with the three dots opens. */
export const panelOf = (id: string | number): string => `translation-${id}`;

/** Whether there is anything to say: it is a translation, or may have some. */
export const hasTranslations = (report: Report): report is Exclude<Report, { kind: 'alone' }> =>
  report.kind === 'translation' ||
  (report.kind === 'original' && report.offered.length + report.translations.length > 0);
