import { randomUUID } from 'node:crypto';
import { EXPIRE, LOOK, TAGS_CHANNEL, TAGS_KEY } from './shared-scripts.mjs';
import { SITE_TAG } from './tag-names.mjs';
import { MOST_TAGS } from './tag-state.mjs';

/** Up to which publish somebody has heard of all: the epoch of the store, and the number of the publish in it. */
/** @typedef {{ epoch: string, version: number }} Known */

/** How long an editor waits at most for the other instances to be told. */
const PUBLISH_MS = 1000;

/**
 * The tag state that instances share. Publishes are numbered by the store, so that no two clocks are ever compared: an
 * instance expires what it hears of at the time of hearing, by its own clock.
 */
export class SharedTags {
  /** @type {Known | undefined} */
  known;
  /** Expired here, and the store was not there to be told. @type {Map<string, object>} */
  #unsent = new Map();
  #me = randomUUID();

  /**
   * @param {import('./shared-store.mjs').SharedStore} store
   * @param {(tags: string[]) => void} expire
   * @param {Known} [known] of the process before this one
   */
  constructor(store, expire, known) {
    this.store = store;
    this.expire = expire;
    this.known = known;
  }

  /** Resolves when everything published so far has been heard of. @param {number} patience */
  open(patience) {
    return this.store.open({
      look: () => this.#look(),
      channel: TAGS_CHANNEL,
      hear: (message) => this.#hear(message),
      patience,
    });
  }

  /** Tells all instances; answers whether that succeeded. What did not is told as soon as the store is back. @param {string[]} tags */
  async publish(tags) {
    const ticket = {};
    for (const tag of tags) this.#unsent.set(tag, ticket);
    if (this.#unsent.size > MOST_TAGS) this.#unsent = new Map([[SITE_TAG, ticket]]);
    return this.store
      .ask(() => this.#send(), PUBLISH_MS)
      .then(
        () => true,
        () => false,
      );
  }

  async #send() {
    const sending = [...this.#unsent];
    if (sending.length === 0) return;
    await this.store.client.eval(EXPIRE, {
      keys: [TAGS_KEY],
      arguments: [randomUUID(), this.#me, String(MOST_TAGS), SITE_TAG, ...sending.map(([tag]) => tag)],
    });
    // What was expired once more meanwhile is still to be told.
    for (const [tag, ticket] of sending) if (this.#unsent.get(tag) === ticket) this.#unsent.delete(tag);
  }

  async #look() {
    const { epoch = '', version = -1 } = this.known ?? {};
    const answer = await this.store.client.eval(LOOK, {
      keys: [TAGS_KEY],
      arguments: [randomUUID(), epoch, String(version)],
    });
    const [foundEpoch, foundVersion, all] = /** @type {[string, string | number, string[]?]} */ (answer);
    if (all) this.#catchUp({ epoch: foundEpoch, version: Number(foundVersion) }, all);
    await this.#send();
  }

  /** @param {Known} now @param {string[]} all names and values in turn */
  #catchUp(now, all) {
    const { known } = this;
    // Of what another epoch had, or the time before, nothing is known: everything may be old.
    if (known?.epoch !== now.epoch) this.expire([SITE_TAG]);
    else {
      const isMissed = (/** @type {string} */ name, /** @type {number} */ at) =>
        at % 2 === 0 && !name.startsWith('#') && Number(all[at + 1]) > known.version;
      const missed = all.filter(isMissed);
      if (missed.length > 0) this.expire(missed);
    }
    this.known = now;
  }

  /** @param {string} message */
  #hear(message) {
    /** @type {Known & { tags: string[], from: string }} */
    const { epoch, version, tags, from } = JSON.parse(message);
    const { known } = this;
    if (known?.epoch !== epoch) return void this.store.check();
    if (version <= known.version) return;
    if (from !== this.#me) this.expire(tags);
    if (version === known.version + 1) this.known = { epoch, version };
    else void this.store.check();
  }
}
