const countedKinds = ['views', 'contacts', 'bookings', 'goals'] as const;
export type CountedKind = (typeof countedKinds)[number];

/** `variant`: of an experiment (`countedAs`); empty for the page as a whole. */
export type PathCounts = { day: string; path: string; variant: string } & Record<CountedKind, number>;

export const keyOf = ({ day, path, variant }: Pick<PathCounts, 'day' | 'path' | 'variant'>) =>
  `${day} ${path} ${variant}`;

/** More distinct paths than this within seconds are made up. */
const MAX_PATHS = 5_000;

/** More counts than this are ignored: no audience is that large. */
const MAX_AT_ONCE = 5_000;

/** Counts waiting to be written. Contains nothing about visitors. */
export class VisitCounts {
  #sums = new Map<string, PathCounts>();
  #taken = 0;

  /** Adds one. Returns false when the limits of one interval are reached. */
  count(kind: CountedKind, path: string, now = new Date(), variant = ''): boolean {
    const day = now.toISOString().slice(0, 10);
    const key = keyOf({ day, path, variant });
    const sum = this.#sums.get(key) ?? { day, path, variant, views: 0, contacts: 0, bookings: 0, goals: 0 };
    if (this.#taken >= MAX_AT_ONCE || (!this.#sums.has(key) && this.#sums.size >= MAX_PATHS)) return false;
    this.#taken += 1;
    sum[kind] += 1;
    this.#sums.set(key, sum);
    return true;
  }

  take(): PathCounts[] {
    const sums = [...this.#sums.values()];
    this.#sums = new Map();
    this.#taken = 0;
    return sums;
  }

  putBack(sums: PathCounts[]): void {
    for (const sum of sums) {
      const key = keyOf(sum);
      const known = this.#sums.get(key);
      if (known) for (const kind of countedKinds) known[kind] += sum[kind];
      else if (this.#sums.size < MAX_PATHS) this.#sums.set(key, sum);
    }
  }
}
