import type { IsExpired } from './page-store.ts';

/** Delay after a failed attempt, in ms; the old content is used meanwhile. */
const RETRY_MS = 2000;
/** Reloads in a row while the content keeps changing; after that the caller no longer waits. */
const MOST_TURNS = 5;

/** A file that the site generates for its server (src/app/generated), held in memory. */
export class GeneratedFile<Content extends { tags: string[]; madeAt: number }> {
  readonly #load: () => Promise<Content>;
  readonly #isExpired: IsExpired;
  content: Content | undefined;
  #asking: Promise<void> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(load: () => Promise<Content>, isExpired: IsExpired) {
    this.#load = load;
    this.#isExpired = isExpired;
  }

  get isCurrent(): boolean {
    return this.content !== undefined && !this.#isExpired(this.content.tags, this.content.madeAt);
  }

  /** False right after a failure: requests do not wait for another attempt. */
  get isOutdated(): boolean {
    return performance.now() - this.#failedAt >= RETRY_MS && !this.isCurrent;
  }

  /** Never rejects: without a response the content stays. */
  refresh(): Promise<void> {
    this.#asking ??= this.#load()
      .then((content) => {
        // The same expired content is a stale copy.
        const isCopy = content.madeAt === this.content?.madeAt && this.#isExpired(content.tags, content.madeAt);
        this.#failedAt = isCopy ? performance.now() : Number.NEGATIVE_INFINITY;
        this.content = content;
      })
      .catch(() => {
        this.#failedAt = performance.now();
      })
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  /** Resolves when every change made before the call is known. A load in progress may be older. */
  async upToDate(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS && this.isOutdated; turn++) await this.refresh();
  }
}
