export type Visitor = { email: string; headers: Record<string, string> };

const RANGE = 2 ** 17;

/** The address of the n-th visitor, from the range reserved for benchmarks: 198.18.0.0/15 (RFC 2544). */
export function addressOf(n: number): string {
  const place = n % RANGE;
  return `198.${18 + (place >> 16)}.${(place >> 8) & 255}.${place & 255}`;
}

let known = 0;

/**
 * A new visitor: limits count by network address and by e-mail, so each visitor has unique ones. The site trusts
 * X-Forwarded-For as it would trust a proxy in front of it. `mark` identifies their rows afterwards.
 */
export function newVisitor(mark: string): Visitor {
  const n = known++;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': addressOf(n) };
  return { email: `${mark}-${n}@client.example`, headers };
}
