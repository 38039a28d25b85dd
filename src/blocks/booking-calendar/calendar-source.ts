/** Where the built-in calendar is; `frame` leaves out what the page around it has already. */
const BUILT_IN = { page: '/calendar', frame: '/calendar?frame=1' } as const;

export type CalendarSource = {
  /** For a window of its own. */
  page: string;
  /** For the frame. */
  frame: string;
  /** The other site that the policy of the page must let into a frame. */
  allow?: string;
};

/** The external calendar of the site settings, if it is one of https; else the site's own. */
export function calendarSource(address: string | null | undefined): CalendarSource {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:') return BUILT_IN;
  return { page: url.href, frame: url.href, allow: url.origin };
}
