import { defaultLanguage, type Language } from '@shared/language';

/** The built-in calendar; `frame` omits what the surrounding page already has. */
const builtIn = (language: Language): CalendarSource =>
  language === defaultLanguage
    ? { page: '/calendar', frame: '/calendar?frame=1' }
    : { page: `/calendar?lang=${language}`, frame: `/calendar?frame=1&lang=${language}` };

export type CalendarSource = {
  page: string;
  frame: string;
  /** Origin for `frame-src`. */
  allow?: string;
};

/** The external calendar of the site settings if it uses https, otherwise the built-in one. */
export function calendarSource(
  address: string | null | undefined,
  language: Language = defaultLanguage,
): CalendarSource {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') return builtIn(language);
  return { page: url.href, frame: url.href, allow: url.origin };
}
