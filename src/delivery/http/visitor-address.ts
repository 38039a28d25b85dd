/**
 * Where a visitor is: the address that connects, or, behind proxies of ours, the entry of X-Forwarded-For that the
 * outermost of them has written. What stands further left there is only the visitor's word.
 * @param passedOn X-Forwarded-For as it came
 * @param connected the address of the connection
 * @param hops how many proxies of ours there are
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
