/**
 * The address of a visitor: that of the connection or, behind trusted proxies, the entry of X-Forwarded-For written
 * by the outermost of them. Entries further left are claims of the client.
 * @param passedOn X-Forwarded-For as received
 * @param connected the address of the connection
 * @param hops number of trusted proxies
 */
export function visitorAddress(
  passedOn: string | string[] | undefined,
  connected: string | undefined,
  hops: number,
): string {
  const entries = String(passedOn ?? '').split(',');
  const named = hops > 0 ? entries.at(-hops)?.trim() : undefined;
  return named || (connected ?? '');
}
