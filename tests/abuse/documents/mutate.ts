import fc from 'fast-check';
import { hostileValue } from '../grammar/values.ts';

type Path = (string | number)[];

/** Deeper than any document of ours; a hostile value may be nested deeper than the call stack allows. */
const DEEPEST = 50;

function placesOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || at.length === DEEPEST) return [at];
  const inside = Object.entries(value).flatMap(([key, child]) =>
    placesOf(child, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return at.length > 0 ? [at, ...inside] : inside;
}

type Change = {
  place: number;
  kind: 'replace' | 'remove' | 'repeat' | 'exchange' | 'wrap';
  value: unknown;
  other: number;
};

function apply(document: unknown, { place, kind, value, other }: Change): void {
  const places = placesOf(document);
  const at = places[place % Math.max(1, places.length)];
  const key = at?.at(-1);
  if (!at || key === undefined) return;
  const get = (path: Path) =>
    path.reduce<unknown>((inside, step) => (inside as Record<string | number, unknown> | undefined)?.[step], document);
  const parent = get(at.slice(0, -1)) as Record<string | number, unknown> | undefined;
  if (typeof parent !== 'object' || parent === null) return;
  const there = parent[key];
  if (kind === 'remove') {
    if (Array.isArray(parent)) parent.splice(Number(key), 1);
    else delete parent[key];
  } else if (kind === 'repeat' && Array.isArray(parent))
    parent.splice(Number(key), 0, ...Array.from({ length: 30 }, () => structuredClone(there)));
  else if (kind === 'exchange') parent[key] = structuredClone(get(places[other % places.length] ?? []));
  else if (kind === 'wrap') parent[key] = [there];
  // A copy, as later changes may alter it or put it into itself.
  else parent[key] = structuredClone(value);
}

const change: fc.Arbitrary<Change> = fc.record({
  place: fc.nat({ max: 100_000 }),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'repeat', 'exchange', 'wrap'),
  value: hostileValue,
  other: fc.nat({ max: 100_000 }),
});

export const mutated = (document: unknown): fc.Arbitrary<unknown> =>
  fc.array(change, { minLength: 1, maxLength: 6 }).map((changes) => {
    const copy = structuredClone(document);
    for (const one of changes) apply(copy, one);
    return copy;
  });
