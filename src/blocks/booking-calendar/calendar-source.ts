import { defaultLanguage, type Language } from '@shared/language';
import { type DrawnGap, gapNote } from '@/lib/gap-sketch';

/** The built-in calendar; `frame` omits what the surrounding page already has. A gap becomes the note of the booking. */
function builtIn(language: Language, gap?: DrawnGap): CalendarSource {
  const query = new URLSearchParams({
    ...(language === defaultLanguage ? {} : { lang: language }),
    ...(gap && { note: gapNote(gap), known: `${gap.known}`, late: `${gap.late}` }),
  });
  return {
    page: query.size > 0 ? `/calendar?${query}` : '/calendar',
    frame: `/calendar?${new URLSearchParams([['frame', '1'], ...query])}`,
  };
}

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
  gap?: DrawnGap,
): CalendarSource {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') return builtIn(language, gap);
  return { page: url.href, frame: url.href, allow: url.origin };
}
