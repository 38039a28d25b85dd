/** @typedef {{ publishes: number, done: Promise<void> }} Render */

/**
 * What Next renders at the moment. It lets a request share the render of its path that is under way, also one which began
 * before a publish: its answer would be old. Such a request has to wait until that render is done.
 */
export class Renders {
  #publishes = 0;
  /** @type {Map<string, Set<Render>>} */
  #byPath = new Map();

  /** What is asked from now on must not share what is under way. */
  published() {
    this.#publishes += 1;
  }

  /**
   * Resolves when nothing is under way for the path that began before the last publish. A publish while it waits does not
   * keep it longer: it was asked before that one.
   * @param {string} path
   */
  async outdated(path) {
    const asked = this.#publishes;
    for (;;) {
      const old = [...(this.#byPath.get(path) ?? [])].filter(({ publishes }) => publishes < asked);
      if (old.length === 0) return;
      await Promise.all(old.map(({ done }) => done));
    }
  }

  /** @param {string} path @returns {() => void} to be called when it is done */
  begin(path) {
    /** @type {PromiseWithResolvers<void>} */
    const { promise, resolve } = Promise.withResolvers();
    const render = { publishes: this.#publishes, done: promise };
    const ofPath = this.#byPath.get(path) ?? new Set();
    this.#byPath.set(path, ofPath.add(render));
    return () => {
      ofPath.delete(render);
      if (ofPath.size === 0 && this.#byPath.get(path) === ofPath) this.#byPath.delete(path);
      resolve();
    };
  }
}
