/** The page around this one, where that is the site's own: the calendar is shown in a frame of the booking page. */
function outerDocument(): Document {
  try {
    return parent.document;
  } catch {
    return document;
  }
}

/**
 * The path of the page that led to the form: where the visitor came from within this site, else the page with the form.
 * The browser knows it anyway; nothing is stored.
 */
export function cameFrom(): string {
  const { referrer, location } = outerDocument();
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return before?.origin === location.origin ? before.pathname : location.pathname;
}
