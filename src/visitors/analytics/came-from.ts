/** The document of the surrounding page, if it is same-origin: the booking page shows the calendar in a frame. */
function outerDocument(): Document {
  try {
    return parent.document;
  } catch {
    return document;
  }
}

/** The page of this site that led to this one, if there is one. */
function pageBefore(): URL | undefined {
  const { referrer, location } = outerDocument();
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return before?.origin === location.origin ? before : undefined;
}

/** The query with the campaign of this visit: of this page, else of the one before. Nothing is stored. */
export function campaignQuery(): string {
  const { search } = outerDocument().location;
  return /[?&]utm_/.test(search) ? search : (pageBefore()?.search ?? '');
}

/**
 * Path of the page that led to the form: the referring page of this site, else the page with the form. Nothing is
 * stored.
 */
export const cameFrom = (): string => pageBefore()?.pathname ?? outerDocument().location.pathname;
