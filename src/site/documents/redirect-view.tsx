/** The delivery layer sends status and location; without it (development, preview) the page itself redirects. */
export function RedirectView({ location, status }: { location: string; status: number }) {
  return (
    <main data-status={status} data-location={location}>
      <meta httpEquiv="refresh" content={`0;url=${location}`} />
      <a href={location}>This page has moved.</a>
    </main>
  );
}
