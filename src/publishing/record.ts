import { setTimeout as pause } from 'node:timers/promises';
import { observe } from '../lib/measures.ts';

export const SITE_TAG = 'site';

/** Polling interval: the delay for publishes of other processes. Own publishes are known at once. */
const LOOK_MS = 25;
/** Publishes kept in the table. A page older than all of them counts as expired. */
const KEPT = 10_000;

export type Ask = <Row>(statement: string, values?: unknown[]) => Promise<Row[]>;
type Publish = { id: string; tags: string[]; age: number };
type Bounds = { isPruned: boolean | null; oldest: string | null; newest: string | null };

const ALL = `select tag, max(id) as id from payload.publishes, unnest(tags) as tag where id is not null group by tag`;
const BOUNDS = `select min(written) > 1 as "isPruned", min(id) as oldest, max(id) as newest from payload.publishes`;
const SINCE = `select id, tags, extract(epoch from clock_timestamp() - at)::float8 as age from payload.publishes where id > $1 order by id`;
const PRUNE = `delete from payload.publishes where written <= (select max(written) - ${KEPT} from payload.publishes)`;

/**
 * Publishes in commit order, as known to this process (docs/decisions/035-one-record.md). A page is as old as the last
 * publish known when its render began.
 */
export class PublishRecord {
  readonly #ask: Ask;
  readonly #heard: (tags: string[]) => unknown;
  readonly #latest = new Map<string, number>();
  #oldest = 0;
  #known: number | undefined;
  #looking: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | undefined;

  /** @param heard called and awaited with the tags of each poll that found publishes */
  constructor(ask: Ask, heard: (tags: string[]) => unknown) {
    this.#ask = ask;
    this.#heard = heard;
  }

  /** The last publish; undefined until the database has responded once. */
  get known(): number | undefined {
    return this.#known;
  }

  isExpired(tags: Iterable<string>, since: number | undefined): boolean {
    if (this.#known === undefined || since === undefined || since < this.#oldest) return true;
    return [SITE_TAG, ...tags].some((tag) => (this.#latest.get(tag) ?? 0) > since);
  }

  /** Resolves when every publish committed before the call is known. Rejects if the database does not respond. */
  catchUp(): Promise<void> {
    // After the poll that is already running, as that may have begun before the commit.
    this.#next ??= this.#looking.then(() => {
      this.#next = undefined;
      const look = this.#look();
      this.#looking = look.catch(() => undefined);
      return look;
    });
    return this.#next;
  }

  /** Polls until the process ends. Failed polls are retried; callers that need certainty await `catchUp`. */
  async follow(): Promise<never> {
    for (;;) {
      await pause(LOOK_MS, undefined, { ref: false });
      await this.catchUp().catch(() => undefined);
    }
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
    const heardAt = performance.now();
    await this.#heard([...tags]);
    const took = (performance.now() - heardAt) / 1000;
    for (const { age } of found) observe('alethia_publish_visible_seconds', age + took);
  }

  async #open(): Promise<void> {
    // Order matters: a commit between the two queries is found by the next poll.
    const [bounds] = await this.#ask<Bounds>(BOUNDS);
    for (const { tag, id } of await this.#ask<{ tag: string; id: string }>(ALL)) this.#latest.set(tag, Number(id));
    this.#oldest = bounds?.isPruned ? Number(bounds.oldest) : 0;
    this.#known = Number(bounds?.newest ?? 0);
  }
}
