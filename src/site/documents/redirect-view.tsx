/**
 * A redirect that staff made. The delivery layer answers with the status and the location named here; where it is not
 * at work (development, preview) the page itself leads on.
 */
export function RedirectView({ location, status }: { location: string; status: 301 | 302 }) {
  return (
    <main data-status={status} data-location={location}>
      <meta httpEquiv="refresh" content={`0;url=${location}`} />
      <a href={location}>This page has moved.</a>
    </main>
  );
}
