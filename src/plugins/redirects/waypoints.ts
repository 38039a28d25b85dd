import { MOST_HOPS, pathOf, type RedirectIndex, stepFrom } from '../../redirects/redirects.ts';
import { PathTree } from './path-tree';

/** A path on the way from the start of some rule. */
export class Waypoint {
  /** Number of arrivals after 0, 1, 2 … steps; 0 steps: a rule starts here. */
  readonly #arrivals = new Array<number>(MOST_HOPS + 1).fill(0);
  readonly from = new Set<Waypoint>();
  next: Waypoint | undefined;

  constructor(readonly path: string) {}

  has(steps: number): boolean {
    return (this.#arrivals[steps] ?? 0) > 0;
  }

  /** Returns whether it was the first or the last arrival. */
  count(steps: number, by: 1 | -1): boolean {
    const count = (this.#arrivals[steps] ?? 0) + by;
    this.#arrivals[steps] = count;
    return count === (by === 1 ? 1 : 0);
  }

  arrivals(): number[] {
    return [...this.#arrivals.keys()].filter((steps) => this.has(steps));
  }

  farthest(): number {
    return this.#arrivals.findLastIndex((count) => count > 0);
  }

  isPassed(): boolean {
    return this.#arrivals.some((count, steps) => count > 0 && steps < MOST_HOPS);
  }

  /** A start that arrives here after exactly this many steps over points allowed by `may`. */
  startAt(steps: number, may: (point: Waypoint) => boolean, without: ReadonlySet<string>): string | undefined {
    if (!this.has(steps)) return undefined;
    if (steps === 0) return without.has(this.path) ? undefined : this.path;
    for (const point of this.from) {
      const start = may(point) ? point.startAt(steps - 1, may, without) : undefined;
      if (start !== undefined) return start;
    }
    return undefined;
  }
}

/** All paths on the ways from the starts of rules; ways that meet share their points. */
export class Waypoints {
  readonly #index: RedirectIndex;
  readonly #points = new PathTree<Waypoint>();
  work = 0;

  /** The owner of `index` changes it and then calls `turn` for the points concerned. */
  constructor(index: RedirectIndex) {
    this.#index = index;
  }

  at(path: string): Waypoint[] {
    const point = this.#points.get(path);
    return point ? [point] : [];
  }

  below(path: string): Waypoint[] {
    return [...this.#points.from(path)];
  }

  addStart(path: string): void {
    this.#count(this.#point(path), 0, 1);
  }

  removeStart(path: string): void {
    const point = this.#points.get(path);
    if (point?.has(0)) this.#count(point, 0, -1);
  }

  /** Recomputes the target of a point after a change of the rules. */
  turn(point: Waypoint): void {
    this.#unlink(point);
    if (point.isPassed()) this.#link(point);
  }

  #point(path: string): Waypoint {
    const known = this.#points.get(path);
    if (known) return known;
    const point = new Waypoint(path);
    this.#points.set(path, point);
    return point;
  }

  #link(point: Waypoint): void {
    const location = stepFrom(this.#index, point.path)?.location;
    this.work++;
    if (!location?.startsWith('/')) return;
    const next = this.#point(pathOf(location));
    point.next = next;
    next.from.add(point);
    for (const steps of point.arrivals()) this.#count(next, steps + 1, 1);
  }

  #unlink(point: Waypoint): void {
    const { next } = point;
    if (!next) return;
    point.next = undefined;
    next.from.delete(point);
    for (const steps of point.arrivals()) this.#count(next, steps + 1, -1);
  }

  /** Adds or removes an arrival at a point and everything after it. */
  #count(point: Waypoint, steps: number, by: 1 | -1): void {
    this.work++;
    if (steps > MOST_HOPS || !point.count(steps, by)) return;
    if (point.next) this.#count(point.next, steps + 1, by);
    else if (by === 1 && steps < MOST_HOPS) this.#link(point);
    if (point.isPassed()) return;
    this.#unlink(point);
    if (point.farthest() < 0) this.#points.delete(point.path);
  }
}
