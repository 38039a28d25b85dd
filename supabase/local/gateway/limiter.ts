export type RateLimit = { requests: number; windowMs: number };

type Bucket = { left: number; at: number };

export class Limiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #most: number;

  constructor(most = 20_000) {
    this.#most = most;
  }

  /** Returns 0, or the seconds to wait. */
  take(key: string, { requests, windowMs }: RateLimit, now = performance.now()): number {
    const perMs = requests / windowMs;
    const { left, at } = this.#buckets.get(key) ?? { left: requests, at: now };
    const filled = Math.min(requests, left + Math.max(0, now - at) * perMs);
    const allowed = filled >= 1;
    this.#buckets.delete(key);
    this.#buckets.set(key, { left: allowed ? filled - 1 : filled, at: now });
    if (this.#buckets.size > this.#most) {
      const [oldest] = this.#buckets.keys();
      if (oldest !== undefined) this.#buckets.delete(oldest);
    }
    return allowed ? 0 : Math.ceil((1 - filled) / perMs / 1_000);
  }

  /** Undoes a `take`: nothing was done. */
  giveBack(key: string, { requests }: RateLimit): void {
    const bucket = this.#buckets.get(key);
    if (bucket) bucket.left = Math.min(requests, bucket.left + 1);
  }

  get size(): number {
    return this.#buckets.size;
  }
}
