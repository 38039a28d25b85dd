export type Visitor = { email: string; headers: Record<string, string> };

const RANGE = 2 ** 17;

/** From the range reserved for benchmarks: 198.18.0.0/15 (RFC 2544). */
export function addressOf(n: number): string {
  const place = n % RANGE;
  return `198.${18 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`;
}

let known = 0;

/** Rate limits count addresses and mailboxes, so each visitor has unique ones. `mark` identifies their rows. */
export function newVisitor(mark: string): Visitor {
  const n = known++;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) };
  return { email: `${mark}-${n}@client.example`, headers };
}
