/** What is counted: a page that was shown, and what came of a visit to it. */
export const countedKinds = ['views', 'contacts', 'bookings'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** The sums of one path on one day. */
export type PathCounts = { day: string; path: string } & Record<CountedKind, number>;

/** More different paths than this have not been shown within seconds: somebody makes them up. */
const MAX_PATHS = 5_000;

/** More than this is no audience either; what is beyond is not counted. */
const MAX_AT_ONCE = 5_000;

/** Sums that wait to be written. Holds nothing about who was there. */
export class VisitCounts {
  #sums = new Map<string, PathCounts>();
  #taken = 0;

  /** One more. Answers false when there were too many within one interval. */
  count(kind: CountedKind, path: string, now = new Date()): boolean {
    const day = now.toISOString().slice(0, 10);
    const key = `${day} ${path}`;
    const sum = this.#sums.get(key) ?? { day, path, views: 0, contacts: 0, bookings: 0 };
    if (this.#taken >= MAX_AT_ONCE || (!this.#sums.has(key) && this.#sums.size >= MAX_PATHS)) return false;
    this.#taken += 1;
    sum[kind] += 1;
    this.#sums.set(key, sum);
    return true;
  }

  /** Everything counted since the last time; begins anew. */
  take(): PathCounts[] {
    const sums = [...this.#sums.values()];
    this.#sums = new Map();
    this.#taken = 0;
    return sums;
  }

  /** Puts back what could not be written. */
  putBack(sums: PathCounts[]): void {
    for (const sum of sums) {
      const key = `${sum.day} ${sum.path}`;
      const known = this.#sums.get(key);
      if (known) for (const kind of countedKinds) known[kind] += sum[kind];
      else if (this.#sums.size < MAX_PATHS) this.#sums.set(key, sum);
    }
  }
}
