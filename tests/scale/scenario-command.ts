import { command, isStopping } from '../../scripts/process/command.ts';
import { Failure, say, seconds } from '../../scripts/process/step.ts';
import { Broken } from './expect.ts';

/** By name. `run` returns a note for the report, and throws if the promise is broken. */
export type Scenarios<Stage> = Record<string, [promise: string, run: (stage: Stage) => Promise<string>]>;

/** With the reason why the scenarios, or one of them, cannot run. */
export class Skipped extends Error {}

/**
 * Runs the scenarios named on the command line, or all. Ends with "N passed, N failed"; exits with 1 if one failed.
 * @param prepare throws `Skipped` if this machine cannot run them
 */
export async function scenarioCommand<Stage>(
  scenarios: Scenarios<Stage>,
  prepare: () => Promise<Stage>,
): Promise<void> {
  const chosen = process.argv.slice(2).filter((name) => !name.startsWith('-'));
  let passed = 0;
  let failed = 0;

  async function all(): Promise<void> {
    const unknown = chosen.filter((name) => !(name in scenarios));
    if (unknown.length > 0) {
      throw new Failure(`There is no ${unknown.join(', ')}. Scenarios: ${Object.keys(scenarios).join(', ')}.`);
    }
    const stage = await prepare();
    for (const [name, [promise, run]] of Object.entries(scenarios)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      const start = performance.now();
      process.stdout.write(`${promise} … `);
      try {
        const note = await run(stage);
        passed++;
        say(`held, ${seconds(start)} (${note})`);
      } catch (error) {
        if (isStopping()) return;
        if (error instanceof Skipped) {
          say(`\nSkipped: ${error.message}.`);
          continue;
        }
        failed++;
        say(`BROKEN, ${seconds(start)}\n    ${error instanceof Broken ? error.message : (error as Error).stack}`);
      }
    }
  }

  const work = async () => {
    try {
      await all();
    } catch (error) {
      if (error instanceof Skipped) say(`Skipped: ${error.message}.`);
      else {
        failed++;
        say(error instanceof Error ? error.message : String(error));
      }
    }
    return failed > 0 ? 1 : 0;
  };
  await command(work, { interrupted: 130, last: () => say(`${passed} passed, ${failed} failed`) });
}
