const countedKinds = ['views', 'contacts', 'bookings'] as const;
export type CountedKind = (typeof countedKinds)[number];

export type PathCounts = { day: string; path: string } & Record<CountedKind, number>;

/** More distinct paths than this within seconds are made up. */
const MAX_PATHS = 5_000;

/** Counts beyond this are ignored: no audience is that large. */
const MAX_AT_ONCE = 5_000;

/** Counts waiting to be written. Contains nothing about visitors. */
export class VisitCounts {
  #sums = new Map<string, PathCounts>();
  #taken = 0;

  /** Adds one. Returns false when the limits of one interval are reached. */
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

  /** Returns everything counted since the last call, and resets. */
  take(): PathCounts[] {
    const sums = [...this.#sums.values()];
    this.#sums = new Map();
    this.#taken = 0;
    return sums;
  }

  putBack(sums: PathCounts[]): void {
    for (const sum of sums) {
      const key = `${sum.day} ${sum.path}`;
      const known = this.#sums.get(key);
      if (known) for (const kind of countedKinds) known[kind] += sum[kind];
      else if (this.#sums.size < MAX_PATHS) this.#sums.set(key, sum);
    }
  }
}
