/** After a failed attempt the old content holds for so long before the next one. */
const RETRY_MS = 2000;
/** So often it is asked for again because it changed meanwhile. A site that changes more at once is not waited for. */
const MOST_TURNS = 5;

/** When the content was read, and the tags that expire it. */
type Dated = { tags: string[]; madeAt: number };

/** A file that the site generates for its server (src/app/generated), held in memory until one of its tags has expired. */
export class GeneratedFile<Content extends Dated> {
  readonly #load: () => Promise<Content>;
  readonly #isExpired: (tags: string[], madeAt: number) => boolean;
  #content: Content | undefined;
  #asking: Promise<void> | undefined;
  #failedAt = Number.NEGATIVE_INFINITY;

  constructor(load: () => Promise<Content>, isExpired: (tags: string[], madeAt: number) => boolean) {
    this.#load = load;
    this.#isExpired = isExpired;
  }

  /** As far as is known. */
  get content(): Content | undefined {
    return this.#content;
  }

  get isCurrent(): boolean {
    return this.#content !== undefined && !this.#isExpired(this.#content.tags, this.#content.madeAt);
  }

  /** Is it older than a change? Not when it just could not be had: no request waits for that. */
  get isOutdated(): boolean {
    return Date.now() - this.#failedAt >= RETRY_MS && !this.isCurrent;
  }

  /** Reads it, once for all who wait. Never rejects: without an answer the content stays as it was. */
  refresh(): Promise<void> {
    this.#asking ??= this.#load()
      .then((content) => {
        // The same old content again is a copy that was kept: there was no new one to read.
        const isCopy = content.madeAt === this.#content?.madeAt && this.#isExpired(content.tags, content.madeAt);
        this.#failedAt = isCopy ? Date.now() : Number.NEGATIVE_INFINITY;
        this.#content = content;
      })
      .catch(() => {
        // Said where it failed.
        this.#failedAt = Date.now();
      })
      .finally(() => {
        this.#asking = undefined;
      });
    return this.#asking;
  }

  /** After this every change that was made before is known. A read that is under way may be older than that. */
  async upToDate(): Promise<void> {
    for (let turn = 0; turn < MOST_TURNS && this.isOutdated; turn++) await this.refresh();
  }
}
