import { z } from 'zod';
import { parseJson } from './parse-json.ts';

/** The page itself is A. */
export const letters = ['a', 'b', 'c', 'd'] as const;
export type Letter = (typeof letters)[number];

export const nameOf = (letter: Letter): string => (letter === 'a' ? 'The page' : `Variant ${letter.toUpperCase()}`);

/** For stored pages with a running experiment. Server only: never sent. */
export const EXPERIMENT_HEADER = 'x-experiment';

const runningSchema = z.object({
  id: z.uuid(),
  shares: z.array(z.number().min(0)).min(2).max(letters.length),
  pages: z.array(z.uuid()).min(1),
});
export type Running = z.infer<typeof runningSchema>;

/** `json`: from a page's markup, or from its header. */
export function readRunning(json: string | undefined): Running | undefined {
  return runningSchema.safeParse(parseJson(json)).data;
}

/** Where a variant is rendered. Visitors get it at the page's address instead. */
export const variantAddress = (id: string): string => `/internal/variant/${id}`;

export const pageOfLetter = ({ pages }: Pick<Running, 'pages'>, letter: Letter): string | undefined =>
  pages[letters.indexOf(letter) - 1];

/** Name under which a variant is counted (`page_statistics.variant`). */
export const countedAs = (experiment: string, letter: Letter): string => `${experiment}/${letter}`;

/** A visitor's variant of one experiment. `isReached`: the goal has been counted for this visitor. */
export type Assignment = { experiment: string; letter: Letter; isReached: boolean };

/** No hyphen: nginx passes this cookie on by its name. */
export const EXPERIMENT_COOKIE = 'alethia_experiments';
const KEPT_SECONDS = 30 * 24 * 3600;
const MOST_KEPT = 10;
const ENTRY = /^([0-9a-f]{8})-([a-d])(-goal)?$/;

/** Enough to distinguish running experiments. */
export const shortId = (id: string): string => id.slice(0, 8);

export const readAssignments = (value: string | undefined): Assignment[] =>
  (value ?? '').split('.').flatMap((entry) => {
    const [, experiment, letter, goal] = ENTRY.exec(entry) ?? [];
    return experiment && letter ? [{ experiment, letter: letter as Letter, isReached: goal !== undefined }] : [];
  });

export const cookieIn = (header: string | null | undefined): string | undefined =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${EXPERIMENT_COOKIE}=`))
    ?.slice(EXPERIMENT_COOKIE.length + 1);

const written = (assignments: Assignment[]): string =>
  assignments
    .slice(-MOST_KEPT)
    .map(({ experiment, letter, isReached }) => `${experiment}-${letter}${isReached ? '-goal' : ''}`)
    .join('.');

export const cookieWith = (assignments: Assignment[], isSecure: boolean): string =>
  `${EXPERIMENT_COOKIE}=${written(assignments)}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/** The same cookie for Next's server actions. */
export const cookieForAction = (assignments: Assignment[], secure: boolean) =>
  ({
    name: EXPERIMENT_COOKIE,
    value: written(assignments),
    path: '/',
    maxAge: KEPT_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  }) as const;

/** A random letter, weighted by `shares`. `random`: from 0 to 1, exclusive. */
export function pick(shares: readonly number[], random: number): Letter {
  const total = shares.reduce((sum, share) => sum + share, 0);
  let left = random * total;
  for (const [index, share] of shares.entries()) {
    left -= share;
    if (left < 0) return letters[index] ?? 'a';
  }
  return 'a';
}
