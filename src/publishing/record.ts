export const SITE_TAG = 'site';

/** Polling interval: the delay for publishes of other processes. Own publishes are known at once. */
const LOOK_MS = 50;
/** Publishes kept in the table. A page older than all of them counts as expired. */
const KEPT = 10_000;

export type Ask = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;
type Publish = { id: string; tags: string[] };

const ALL = `select tag, max(id) as id from payload.publishes, unnest(tags) as tag where id is not null group by tag`;
const BOUNDS = `select min(written) > 1 as "isPruned", min(id) as oldest, max(id) as newest from payload.publishes`;
const SINCE = `select id, tags from payload.publishes where id > $1 order by id`;
const PRUNE = `delete from payload.publishes where written <= (select max(written) - ${KEPT} from payload.publishes)`;

/**
 * Publishes in commit order, as known to this process. A page is as old as the last publish known when its render
 * began, and expired once one of its tags has been published since. The database assigns ids at commit; they grow
 * with its clock, so ids after a restored backup are above those before it.
 */
export class PublishRecord {
  readonly #ask: Ask;
  readonly #heard: (tags: string[]) => unknown;
  readonly #latest = new Map<string, number>();
  #oldest = 0;
  #known: number | undefined;
  #looking: Promise<void> | undefined;
  #again: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** @param heard called and awaited with the tags of each poll that found publishes */
  constructor(ask: Ask, heard: (tags: string[]) => unknown) {
    this.#ask = ask;
    this.#heard = heard;
  }

  /** The last publish known to this process; undefined until the database has responded once. */
  get known(): number | undefined {
    return this.#known;
  }

  /** True if one of the tags was published after `since`, or if that is unknown. */
  isExpired(tags: Iterable<string>, since: number | undefined): boolean {
    if (this.#known === undefined || since === undefined || since < this.#oldest) return true;
    if ((this.#latest.get(SITE_TAG) ?? 0) > since) return true;
    for (const tag of tags) if ((this.#latest.get(tag) ?? 0) > since) return true;
    return false;
  }

  /** Resolves when every publish committed before the call is known. Rejects if the database does not respond. */
  catchUp(): Promise<void> {
    if (!this.#looking) {
      this.#looking = this.#look().finally(() => {
        this.#looking = undefined;
      });
      return this.#looking;
    }
    // A poll that is already running may have begun before the commit.
    this.#again ??= this.#looking
      .catch(() => undefined)
      .then(() => {
        this.#again = undefined;
        return this.catchUp();
      });
    return this.#again;
  }

  /** Polls until the process ends. Failed polls are retried; callers that need certainty await `catchUp`. */
  follow(): void {
    const again = () => {
      this.#timer = setTimeout(() => {
        void this.catchUp()
          .catch(() => undefined)
          .finally(again);
      }, LOOK_MS);
      this.#timer.unref();
    };
    if (!this.#timer) again();
  }

  async prune(): Promise<void> {
    await this.#ask(PRUNE);
  }

  async #look(): Promise<void> {
    if (this.#known === undefined) return this.#open();
    const found = await this.#ask<Publish>(SINCE, [this.#known]);
    if (found.length === 0) return;
    const tags = new Set<string>();
    for (const publish of found) {
      for (const tag of publish.tags) {
        this.#latest.set(tag, Number(publish.id));
        tags.add(tag);
      }
      this.#known = Number(publish.id);
    }
    await this.#heard([...tags]);
  }

  async #open(): Promise<void> {
    // Order matters: a commit between the two queries is found by the next poll.
    const [bounds] = await this.#ask<{ isPruned: boolean | null; oldest: string | null; newest: string | null }>(
      BOUNDS,
    );
    const latest = await this.#ask<{ tag: string; id: string }>(ALL);
    for (const { tag, id } of latest) this.#latest.set(tag, Number(id));
    this.#oldest = bounds?.isPruned ? Number(bounds.oldest) : 0;
    this.#known = Number(bounds?.newest ?? 0);
  }
}
