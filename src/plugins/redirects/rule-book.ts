import { takeTurns } from '@/lib/take-turns';
import {
  followRedirects,
  indexRedirects,
  MOST_HOPS,
  type RedirectIndex,
  type RedirectRule,
} from '../../redirects/redirects.ts';
import { type Waypoint, Waypoints } from './waypoints';

/** Stands for everything below a prefix; no document has such a path. */
const BELOW = '/_';

const named = (path: string) => (path.endsWith(BELOW) ? `${path.slice(0, -BELOW.length) || ''}/…` : path);

/** Every loop passes the start of some rule, or some path below a prefix. */
const startsOf = (rule: RedirectRule | undefined) =>
  rule ? (rule.match === 'prefix' ? [rule.from, rule.from + BELOW] : [rule.from]) : [];

/** Finds loops incrementally, whatever the number of rules. Yields to other requests; each book has one user. */
export class RuleBook {
  readonly #index: RedirectIndex;
  readonly #ways: Waypoints;
  readonly #turn = takeTurns();
  #followed = 0;

  private constructor(rules: RedirectRule[], pages: Iterable<string>) {
    this.#index = { ...indexRedirects({ rules, pages: [] }), pages: new Set(pages) };
    this.#ways = new Waypoints(this.#index);
  }

  /** `pages`: paths that are served and never redirected. */
  static async of(rules: RedirectRule[], pages: Iterable<string>): Promise<RuleBook> {
    const book = new RuleBook(rules, pages);
    for (const rule of rules) {
      for (const start of startsOf(rule)) book.#ways.addStart(start);
      await book.#turn();
    }
    return book;
  }

  get work(): number {
    return this.#followed + this.#ways.work;
  }

  at(from: string): RedirectRule | undefined {
    return this.#index.exact.get(from) ?? this.#index.prefix.get(from);
  }

  async add(rule: RedirectRule): Promise<void> {
    const before = this.at(rule.from);
    for (const start of startsOf(before)) this.#ways.removeStart(start);
    const touched = this.#touched(rule, before);
    this.#place(rule.from, rule);
    for (const point of touched) {
      this.#ways.turn(point);
      await this.#turn();
    }
    for (const start of startsOf(rule)) this.#ways.addStart(start);
  }

  /** The loop that this rule would cause, as paths in order, or undefined. Too many hops count as a loop. */
  async circleWith(rule: RedirectRule): Promise<string[] | undefined> {
    const before = this.at(rule.from);
    this.#place(rule.from, rule);
    const start = startsOf(rule).find((own) => this.#length(own) > MOST_HOPS) ?? (await this.#newlyLost(rule, before));
    const { steps, end } = followRedirects(this.#index, start ?? rule.from);
    this.#place(rule.from, before);
    return start === undefined ? undefined : [...steps.map(({ path }) => path), end].map(named);
  }

  async #newlyLost(rule: RedirectRule, before: RedirectRule | undefined): Promise<string | undefined> {
    const touched = new Set(this.#touched(rule, before));
    const gone = new Set(startsOf(before));
    for (const point of touched) {
      await this.#turn();
      const length = this.#length(point.path);
      if (point.farthest() + length <= MOST_HOPS) continue;
      this.#place(rule.from, before);
      const lengthBefore = this.#length(point.path);
      this.#place(rule.from, rule);
      for (let steps = 0; steps + lengthBefore <= MOST_HOPS; steps++) {
        const isLost = steps + length > MOST_HOPS;
        const start = isLost ? point.startAt(steps, (other) => !touched.has(other), gone) : undefined;
        if (start !== undefined) return start;
      }
    }
    return undefined;
  }

  #touched({ from, match }: RedirectRule, before: RedirectRule | undefined): Waypoint[] {
    return match === 'prefix' || before?.match === 'prefix' ? this.#ways.below(from) : this.#ways.at(from);
  }

  #place(from: string, rule: RedirectRule | undefined): void {
    this.#index.exact.delete(from);
    this.#index.prefix.delete(from);
    if (rule) this.#index[rule.match].set(from, rule);
  }

  /** Steps from a path to its end; Infinity in a loop. */
  #length(path: string): number {
    const { steps, isLoop } = followRedirects(this.#index, path);
    this.#followed += steps.length + 1;
    return isLoop ? Number.POSITIVE_INFINITY : steps.length;
  }
}
