import path from 'node:path';
import { createVitest, type TestCase, type TestModule, type TestSuite, type Vitest } from 'vitest/node';
import { onStop } from '../../scripts/process/command.ts';
import type { Failure, Outcome } from './verdict.ts';

const PATIENCE_MS = 120_000;

const inWords = (error: { name?: string; message?: string }) => `${error.name ?? 'Error'}: ${error.message ?? ''}`;

const failureOf = (test: TestCase): Failure => {
  const [error] = test.result().errors ?? [];
  return { test: test.fullName, error: inWords(error ?? {}), isAssertion: error?.name === 'AssertionError' };
};

const brokenIn = (part: TestModule | TestSuite): string[] => part.errors().map(inWords);

function outcomeOf(modules: TestModule[], unhandled: unknown[]): Outcome {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const suites = modules.flatMap((module) => [...module.children.allSuites()]);
  return {
    ran: tests.filter((test) => ['passed', 'failed'].includes(test.result().state)).length,
    failures: tests.filter((test) => test.result().state === 'failed').map(failureOf),
    broken: [...[...modules, ...suites].flatMap(brokenIn), ...unhandled.map((error) => inWords(error as Error))],
  };
}

/** Vitest, held open: a global setup runs once, and only changed files are transformed again. */
export class TestRunner {
  readonly #vitest: Vitest;
  readonly #folder: string;
  #last: string | undefined;

  private constructor(vitest: Vitest, folder: string) {
    this.#vitest = vitest;
    this.#folder = folder;
  }

  /** @param project a pattern of the names in vitest.config.ts */
  static async open(folder: string, project: string): Promise<TestRunner> {
    process.chdir(folder);
    Object.assign(process.env, { NODE_ENV: 'test', VITEST: 'true', TEST: 'true' });
    const vitest = await createVitest({ root: folder, project: [project], watch: false, reporters: [{}] });
    // A worker that keeps its modules would keep the fault. A slow machine must not look like one.
    const settings = { isolate: true, testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS };
    for (const { config } of vitest.projects) Object.assign(config, settings);
    await vitest.standalone();
    onStop(() => vitest.close());
    return new TestRunner(vitest, folder);
  }

  /**
   * @param only runs the tests whose full names match
   * @param changed the file that differs during this run
   */
  async run(files: string[], only?: RegExp, changed?: string): Promise<Outcome> {
    for (const file of [this.#last, changed]) if (file) this.#vitest.invalidateFile(file);
    this.#last = changed;
    if (only) this.#vitest.setGlobalTestNamePattern(only);
    else this.#vitest.resetGlobalTestNamePattern();
    const wanted = new Set(files.map((file) => path.join(this.#folder, file)));
    const specifications = await this.#vitest.globTestSpecifications(files);
    const { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(
      specifications.filter(({ moduleId }) => wanted.has(moduleId)),
    );
    // Vitest also returns the modules of earlier runs.
    return outcomeOf(
      testModules.filter(({ moduleId }) => wanted.has(moduleId)),
      unhandledErrors,
    );
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}
