import { Failure } from './failure.ts';

/** A migration that creates at once what many others, which it replaces, created in steps. */
export type Baseline = { name: string; replaces: readonly string[] };

/**
 * For a database that began before the baseline: the replaced migrations that it still needs, oldest first, in the place
 * of the baseline itself. Undefined for a new database and for one that has the baseline: nothing is special about them
 * (docs/decisions/066-one-baseline.md).
 * @throws Failure if what it has is not the beginning of what the baseline replaces
 */
export function missingBefore({ name, replaces }: Baseline, recorded: Iterable<string>): string[] | undefined {
  const has = new Set(recorded);
  if (has.size === 0 || has.has(name)) return undefined;
  const missing = replaces.filter((one) => !has.has(one));
  const position = replaces.length - missing.length;
  if (position === 0)
    throw new Failure(
      `Nothing has changed. The database has migrations, but none of this site: ${[...has].join(', ')}. Check DATABASE_URL.`,
    );
  if (missing[0] !== replaces[position])
    throw new Failure(
      `Nothing has changed. The database lacks the migration ${missing[0]} and has later ones, so its tables are those of ` +
        'no version. Restore a backup (docs/operations.md, "Backups").',
    );
  return missing;
}
