import type { Problem } from './together.ts';
import { names } from './variables.ts';

/** Typing errors between two words: added, dropped, replaced and swapped letters (optimal string alignment). */
export function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      line[column] = Math.min(
        (above[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, line];
  }
  return above[other.length] ?? 0;
}

const LONG = 10;
const SHORT = 5;

const typos = (name: string) => (name.length < LONG ? 1 : 2);

/** The setting that an unknown name is a typing error of. */
function nearest(unknown: string, candidates: readonly string[]): string | undefined {
  const written = unknown.toUpperCase().replaceAll('-', '_');
  const near = candidates.map((name) => ({ name, typos: distance(written, name) }));
  return near.filter(({ name, typos: count }) => count <= typos(name)).toSorted((a, b) => a.typos - b.typos)[0]?.name;
}

/**
 * Names that are probably typing errors of settings. `file`: of `.env`. `environment`: also contains what belongs to
 * other programs, so that short names and those whose setting has a value are left alone.
 */
export function mistypedNames(file: readonly string[], environment: readonly string[]): Problem[] {
  const known = new Set<string>(names);
  const free = names.filter((name) => name.length > SHORT && !environment.includes(name));
  const mistyped = (from: readonly string[], candidates: readonly string[], place: string) =>
    from.flatMap((name) => {
      const meant = known.has(name) ? undefined : nearest(name, candidates);
      if (!meant) return [];
      return [{ name, text: `${name} in ${place} is not a setting: did you mean ${meant}? Rename or remove it.` }];
    });
  return [...mistyped(file, names, '.env'), ...mistyped(environment, free, 'the environment')];
}
