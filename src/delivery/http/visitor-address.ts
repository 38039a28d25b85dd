/**
 * The address of the connection or, behind trusted proxies, the entry of X-Forwarded-For written by the outermost of
 * them. Entries further left are claims of the client.
 * @param hops number of trusted proxies
 */
export function visitorAddress(
  forwarded: string | string[] | undefined,
  connected: string | undefined,
  hops: number,
): string {
  const entries = String(forwarded ?? '').split(',');
  const named = hops > 0 ? entries.at(-hops)?.trim() : undefined;
  return named || (connected ?? '');
}
