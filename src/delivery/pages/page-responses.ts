import { EXPERIMENT_HEADER, readRunning, variantAddress } from '../../lib/experiment.ts';
import { delivered } from '../html/page.ts';
import { type Database, soon } from '../outage/database.ts';
import { encoded } from './encodings.ts';
import { Frames } from './frames.ts';
import type { Page, PageStore } from './page-store.ts';
import type { PublishedPaths } from './published-paths.ts';
import { Hangs, inTime, type Rendered, type Rendering } from './rendering.ts';

/** Next puts metadata into the head for crawlers it knows; others get it from a script. */
const AS_CRAWLER = { 'user-agent': 'Bingbot' };
/** Timeout for rendering a page without a copy while the database is away, 1 s. */
const TICKS_WITHOUT_DATABASE = 20;

/** `renderedAt` is set for a stale copy, in ms since the epoch. */
export type PageResponse = (Page & { renderedAt?: number }) | 'missing' | 'unavailable';

type Parts = { store: PageStore; rendering: Rendering; database: Database; paths: PublishedPaths };

const mayBeStored = (headers: Record<string, string>) =>
  !headers['set-cookie'] && (EXPERIMENT_HEADER in headers || !/private|no-store/.test(headers['cache-control'] ?? ''));

const passing = async (address: string, { status, headers, body }: Rendered): Promise<Page> => ({
  ...{ address, status, headers, isStored: false },
  bodies: await encoded(body, headers),
});

export class PageResponses {
  readonly #parts: Parts;
  readonly #frames: Frames;
  readonly #failing = new Set<string>();
  readonly #underWay = new Map<string, Promise<Page>>();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#frames = new Frames(parts.store, parts.rendering);
  }

  async get(address: string): Promise<PageResponse> {
    const { store, database } = this.#parts;
    const fresh = await store.find(address);
    if (fresh) return fresh;
    if (database.isAway) return this.#withoutDatabase(address);
    const rendered = await this.#unlessLost(this.#render(address));
    if (rendered === 'lost') return this.#withoutDatabase(address);
    if (rendered && rendered.status < 500) return rendered;
    this.#tell(address, rendered?.status);
    return this.#instead(address);
  }

  /** A page that is made for one request and never stored. @param url with its query */
  async once(url: string, headers: Record<string, string>): Promise<Page | 'unavailable'> {
    const { database, rendering } = this.#parts;
    if (database.isAway) return 'unavailable';
    const request = rendering.ask({ method: 'GET', url, headers: { ...headers, ...AS_CRAWLER } });
    const rendered = await this.#unlessLost(inTime(request));
    if (!rendered || rendered === 'lost' || rendered.status >= 500) return 'unavailable';
    const page = delivered({ ...rendered, html: rendered.body.toString() }, process.env.DELIVERY === 'off');
    const { status = rendered.status, html } = page;
    return passing(url, { status, headers: page.headers as Record<string, string>, body: Buffer.from(html) });
  }

  /** Renders a page and its variants unless they are fresh. @returns whether it is fresh now */
  async prepare(address: string): Promise<boolean> {
    const response = await this.get(address);
    if (typeof response === 'string') return false;
    for (const id of readRunning(response.headers[EXPERIMENT_HEADER])?.pages ?? []) await this.get(variantAddress(id));
    return response.status < 400 && response.renderedAt === undefined;
  }

  /** `lost` if the database goes away meanwhile, undefined if the work fails. */
  #unlessLost<T>(work: Promise<T>): Promise<T | 'lost' | undefined> {
    const waiting = new AbortController();
    return Promise.race([work.catch(() => undefined), this.#parts.database.lost(waiting.signal)]).finally(() =>
      waiting.abort(),
    );
  }

  /** Simultaneous requests share a render and its storage; those that come during the storage render again. */
  #render(address: string): Promise<Page> {
    const known = this.#underWay.get(address);
    if (known) return known;
    const rendered = this.#frames
      .page(address)
      // What hangs alone would hang as a whole, too.
      .catch((error: unknown) => (error instanceof Hangs ? Promise.reject(error) : undefined))
      .then((framed) => framed ?? this.#parts.rendering.page(address))
      .finally(() => this.#underWay.delete(address));
    const page = rendered.then((made) => this.#finished(address, made));
    this.#underWay.set(address, page);
    return page;
  }

  async #finished(address: string, rendered: Rendered): Promise<Page> {
    const { store } = this.#parts;
    const { status, headers, body, made } = rendered;
    if (status === 404 || status === 410) await store.forget(address);
    if (status !== 200 || !made || !mayBeStored(headers)) return passing(address, rendered);
    this.#failing.delete(address);
    return store.put(address, { body, notes: { headers, ...made } });
  }

  /** The stale copy at once. Only pages without one are rendered, with a short timeout: some need no database. */
  async #withoutDatabase(address: string): Promise<PageResponse> {
    const instead = await this.#instead(address);
    if (instead !== 'unavailable') return instead;
    const rendered = await soon(this.#render(address), TICKS_WITHOUT_DATABASE).catch(() => undefined);
    return rendered && rendered.status < 500 ? rendered : instead;
  }

  async #instead(address: string): Promise<PageResponse> {
    const { store, paths } = this.#parts;
    // These files must not wait for themselves.
    if (!address.startsWith('/generated/')) await paths.ready();
    const isGone = paths.isCurrent && paths.has(address) === false;
    const last = isGone ? undefined : await store.last(address);
    return last ?? (paths.has(address) === false ? 'missing' : 'unavailable');
  }

  /** Next has logged the failure; this logs once what visitors see instead. */
  #tell(address: string, status: number | undefined): void {
    if (this.#failing.has(address) || this.#failing.size > 1000) return;
    this.#failing.add(address);
    console.error(`[pages] ${address} fails with ${status ?? 'no response'}: its stale copy is sent, if there is one`);
  }
}
