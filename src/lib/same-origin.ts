/**
 * Does a request that changes something come from this site's own pages? A cookie alone does not say so: a browser sends
 * it along for the page of a stranger too. Browsers tell where a request comes from in headers that no page can write.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  const origin = headers.get('origin');
  // Over plain HTTP browsers leave the first one out; some leave the second one out.
  if (origin === null) return site === 'same-origin';
  if (!URL.canParse(origin)) return false;
  return origin === new URL(siteUrl).origin || new URL(origin).host === headers.get('host');
}
