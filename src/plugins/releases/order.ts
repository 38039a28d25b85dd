/** Undefined: without a path, before or after. */
export type Move<T> = { of: T; from: string | undefined; to: string | undefined };

/** Documents that exchange their paths: in no order is each path free when it is needed. */
export type Circle<T> = { circle: T[] };

const leaves = <T>({ from, to }: Move<T>) => from !== undefined && from !== to;

/** What leaves a path comes before what takes it. Otherwise as given. */
export function inOrder<T>(moves: Move<T>[]): T[] | Circle<T> {
  const leaving = new Map(moves.filter(leaves).map((move) => [move.from, move]));
  const done = new Set<Move<T>>();
  const ordered: T[] = [];
  for (const first of moves) {
    const waiting: Move<T>[] = [];
    let next: Move<T> | undefined = first;
    while (next && !done.has(next)) {
      if (waiting.includes(next)) return { circle: waiting.slice(waiting.indexOf(next)).map(({ of }) => of) };
      waiting.push(next);
      const blocker: Move<T> | undefined = next.to === undefined ? undefined : leaving.get(next.to);
      next = blocker === next ? undefined : blocker;
    }
    for (const move of waiting.reverse()) {
      done.add(move);
      ordered.push(move.of);
    }
  }
  return ordered;
}
