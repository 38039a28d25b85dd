/** The document of the surrounding page, if it is same-origin: the booking page shows the calendar in a frame. */
function outerDocument(): Document {
  try {
    return parent.document;
  } catch {
    return document;
  }
}

/**
 * Path of the page that led to the form: the referring page of this site, else the page with the form. Nothing is
 * stored.
 */
export function cameFrom(): string {
  const { referrer, location } = outerDocument();
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return before?.origin === location.origin ? before.pathname : location.pathname;
}
