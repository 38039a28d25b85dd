/** The tag that every page carries. */
export const SITE_TAG = 'site';

/** How often a process looks. Others' publishes are seen that much later at most; its own at once. */
const LOOK_MS = 200;
/** Publishes that are kept. A page that is older than all of them counts as expired. */
const KEPT = 10_000;

export type Ask = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;
type Publish = { id: string; tags: string[] };

const ALL = `select tag, max(id) as id from payload.publishes, unnest(tags) as tag where id is not null group by tag`;
const BOUNDS = `select min(written) > 1 as "isPruned", min(id) as oldest, max(id) as newest from payload.publishes`;
const SINCE = `select id, tags from payload.publishes where id > $1 order by id`;
const PRUNE = `delete from payload.publishes where written <= (select max(written) - ${KEPT} from payload.publishes)`;

/**
 * What was published, in the order of the commits, as this process knows it. A page is as old as the publish that was the
 * last one known when its render began; it has expired when one of its tags was published after that. Ids are given by the
 * database at the commit and grow with its clock, so that those after the restore of a backup are above those before it.
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

  /** @param heard is told the tags of each look that found something, and waited for */
  constructor(ask: Ask, heard: (tags: string[]) => unknown) {
    this.#ask = ask;
    this.#heard = heard;
  }

  /** The last publish that this process knows of; undefined until the database has answered once. */
  get known(): number | undefined {
    return this.#known;
  }

  /** Was one of these tags published after that publish? Yes, while that is unknown. */
  isExpired(tags: Iterable<string>, since: number | undefined): boolean {
    if (this.#known === undefined || since === undefined || since < this.#oldest) return true;
    if ((this.#latest.get(SITE_TAG) ?? 0) > since) return true;
    for (const tag of tags) if ((this.#latest.get(tag) ?? 0) > since) return true;
    return false;
  }

  /** Resolves when everything that has been committed by now is known. Rejects when the database does not answer. */
  catchUp(): Promise<void> {
    if (!this.#looking) {
      this.#looking = this.#look().finally(() => {
        this.#looking = undefined;
      });
      return this.#looking;
    }
    // The look that is under way may have begun before the commit.
    this.#again ??= this.#looking
      .catch(() => undefined)
      .then(() => {
        this.#again = undefined;
        return this.catchUp();
      });
    return this.#again;
  }

  /** Looks again and again. A failed look is retried; callers that need an answer await `catchUp`. */
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

  /** Forgets publishes that no kept page can be older than. */
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
    // In this order: a commit in between is found again by the next look.
    const [bounds] = await this.#ask<{ isPruned: boolean | null; oldest: string | null; newest: string | null }>(
      BOUNDS,
    );
    const latest = await this.#ask<{ tag: string; id: string }>(ALL);
    for (const { tag, id } of latest) this.#latest.set(tag, Number(id));
    this.#oldest = bounds?.isPruned ? Number(bounds.oldest) : 0;
    this.#known = Number(bounds?.newest ?? 0);
  }
}
