/** The built-in calendar; `frame` omits what the surrounding page already has. */
const BUILT_IN = { page: '/calendar', frame: '/calendar?frame=1' } as const;

export type CalendarSource = {
  /** Address for a new window. */
  page: string;
  /** Address for the iframe. */
  frame: string;
  /** Origin for `frame-src`. */
  allow?: string;
};

/** The external calendar of the site settings if it uses https, otherwise the built-in one. */
export function calendarSource(address: string | null | undefined): CalendarSource {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') return BUILT_IN;
  return { page: url.href, frame: url.href, allow: url.origin };
}
