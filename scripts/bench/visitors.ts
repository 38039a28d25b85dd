export type Visitor = { email: string; headers: Record<string, string> };

const RANGE = 2 ** 17;

/** The address of the n-th visitor, out of the range that is kept for benchmarks: 198.18.0.0/15 (RFC 2544). */
export function addressOf(n: number): string {
  const place = n % RANGE;
  return `198.${18 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`;
}

let known = 0;

/**
 * Somebody who has not been here yet: limits count by address on the net and by e-mail, and each visitor has own ones.
 * The site believes X-Forwarded-For as it would believe the proxy in front of it. `mark` finds their rows afterwards.
 */
export function newVisitor(mark: string): Visitor {
  const n = known++;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) };
  return { email: `${mark}-${n}@client.example`, headers };
}
