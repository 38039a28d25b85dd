type Branch<Value> = { value?: Value; below: Map<string, Branch<Value>> };

/** Values by path, with fast access to all values at and below a path. */
export class PathTree<Value> {
  readonly #root: Branch<Value> = { below: new Map() };

  get(path: string): Value | undefined {
    return this.#find(path)?.value;
  }

  set(path: string, value: Value): void {
    let at = this.#root;
    for (const segment of path.split('/')) {
      let next = at.below.get(segment);
      if (!next) {
        next = { below: new Map() };
        at.below.set(segment, next);
      }
      at = next;
    }
    at.value = value;
  }

  delete(path: string): void {
    delete this.#find(path)?.value;
  }

  *from(path: string): Generator<Value> {
    const found = this.#find(path);
    const open = found ? [found] : [];
    for (let branch = open.pop(); branch; branch = open.pop()) {
      if (branch.value !== undefined) yield branch.value;
      open.push(...branch.below.values());
    }
  }

  #find(path: string): Branch<Value> | undefined {
    let at: Branch<Value> | undefined = this.#root;
    for (const segment of path.split('/')) at = at?.below.get(segment);
    return at;
  }
}
