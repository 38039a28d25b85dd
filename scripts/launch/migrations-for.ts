import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { migrations } from '../../migrations';
import { missingHere } from './own-migrations';

export type Step = { name: string; up: (args: MigrateUpArgs) => Promise<void> };

const replaced = async (): Promise<Step[]> => (await import('../../migrations/before-baseline')).before;

/**
 * What Payload is to apply to a database that has `recorded`. One of before the baseline gets the steps that it lacks,
 * and the baseline is only noted.
 * @throws Failure as `missingBefore`
 */
export async function migrationsFor(recorded: ReadonlySet<string>): Promise<Step[]> {
  if (!missingHere(recorded)) return migrations;
  const [baseline, ...later] = migrations.map(({ name, up }): Step => ({ name, up }));
  const noted = baseline ? [{ ...baseline, up: async () => {} }] : [];
  return [...(await replaced()), ...noted, ...later];
}

/** What makes the tables of a backup, in an empty database. */
export async function migrationsOf(backup: ReadonlySet<string>): Promise<Step[]> {
  const [baseline] = migrations;
  const steps: Step[] = baseline && backup.has(baseline.name) ? migrations : await replaced();
  return steps.filter(({ name }) => backup.has(name));
}
