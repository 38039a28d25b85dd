import { framesAddress } from '../../lib/frames-address.ts';
import { count } from '../../lib/measures.ts';
import { tags } from '../../publishing/tags.ts';
import { inNewFrame } from '../html/new-frame.ts';
import type { PageStore } from './page-store.ts';
import { inTime, type Rendered, type Rendering } from './rendering.ts';

type Made = NonNullable<Rendered['made']>;
type Frame = { html: string; made: Made };

/** Only the frame reads them (`getFrame` in src/data/site.ts). */
const OF_FRAME = new Set([tags.global('navigation'), tags.global('footer')]);
/** Next adds tags for the address and its layouts, which nothing publishes. */
const IMPLICIT = '_N_T_';
const MOMENT_MS = 2;
export const MOST_AT_ONCE = 10;
const OPENING = '<div data-frame-of=';

/**
 * Pages in a new frame. All of them carry the navigation and the footer, so after a change of these everything else on
 * the stale copy of a page is still current. Frames that are wanted at the same moment are rendered together, because
 * most of such a render is what each document costs.
 */
export class Frames {
  readonly #store: PageStore;
  readonly #rendering: Rendering;
  #wanted = new Map<string, PromiseWithResolvers<Frame | undefined>>();

  constructor(store: PageStore, rendering: Rendering) {
    this.#store = store;
    this.#rendering = rendering;
  }

  /** @returns undefined if more than the frame has been published since it was rendered: it must be rendered whole */
  async page(address: string): Promise<Rendered | undefined> {
    const copy = await this.#store.staleCopy(address);
    if (!copy) return undefined;
    const { notes, html } = copy;
    const content = notes.tags.filter((tag) => !OF_FRAME.has(tag));
    const isCurrent = () => this.#store.isCurrent(content, notes.since);
    const frame = isCurrent() ? await this.#frameOf(address) : undefined;
    // The content may have been published before the render of the frame began, and the page would count as newer.
    if (!frame || !isCurrent()) return undefined;
    const framed = inNewFrame(html, frame.html);
    if (framed === undefined) return undefined;
    count('alethia_renders_total', 'outcome="frame"');
    const { since } = frame.made;
    const made = { tags: [...new Set([...notes.tags, ...frame.made.tags])], since };
    return { status: 200, headers: notes.headers, body: Buffer.from(framed), made };
  }

  #frameOf(address: string): Promise<Frame | undefined> {
    const known = this.#wanted.get(address);
    if (known) return known.promise;
    if (this.#wanted.size === 0) setTimeout(() => this.#renderWanted(), MOMENT_MS);
    const wanted = Promise.withResolvers<Frame | undefined>();
    this.#wanted.set(address, wanted);
    return wanted.promise;
  }

  #renderWanted(): void {
    const all = [...this.#wanted];
    this.#wanted = new Map();
    for (let done = 0; done < all.length; done += MOST_AT_ONCE) {
      const some = all.slice(done, done + MOST_AT_ONCE);
      this.#render(some.map(([address]) => address)).then(
        (frames) => some.forEach(([, { resolve }], index) => void resolve(frames[index])),
        (error: unknown) => some.forEach(([, { reject }]) => void reject(error)),
      );
    }
  }

  async #render(addresses: string[]): Promise<Frame[]> {
    const { status, made, body } = await inTime(this.#rendering.ask({ method: 'GET', url: framesAddress(addresses) }));
    if (status !== 200 || !made) return [];
    const named = made.tags.filter((tag) => !tag.startsWith(IMPLICIT));
    const [, ...frames] = String(body).split(OPENING);
    return frames.map((html) => ({ html, made: { tags: named, since: made.since } }));
  }
}
