/** The surrounding page, if same-origin: the booking page shows the calendar in a frame. */
function outerDocument(): Document {
  try {
    return parent.document;
  } catch {
    return document;
  }
}

function pageBefore(): URL | undefined {
  const { referrer, location } = outerDocument();
  const before = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return before?.origin === location.origin ? before : undefined;
}

/** The query with the visit's campaign: of this page, otherwise of the one before. Nothing is stored. */
export function campaignQuery(): string {
  const { search } = outerDocument().location;
  return /[?&]utm_/.test(search) ? search : (pageBefore()?.search ?? '');
}

/** Path that led to the form: the referring page of this site, otherwise the form's page. Nothing is stored. */
export const cameFrom = (): string => pageBefore()?.pathname ?? outerDocument().location.pathname;
