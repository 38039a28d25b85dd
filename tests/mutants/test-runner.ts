import path from 'node:path';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import { onStop } from '../../scripts/process/command.ts';
import type { Failure, Outcome } from './verdict.ts';

const PATIENCE_MS = 120_000;

const inWords = (error: { name?: string; message?: string }) => `${error.name ?? 'Error'}: ${error.message ?? ''}`;

/** Matchers for text fail with a TypeError where there is none. */
const NOT_A_TEXT = /^\.\w+\(\) expects to receive a string/;

const failureOf = (file: string, test: TestCase): Failure => {
  const { name, message = '' } = test.result().errors?.[0] ?? {};
  const isAssertion = name === 'AssertionError' || NOT_A_TEXT.test(message);
  return { test: test.fullName, file, error: inWords({ name, message }), isAssertion };
};

function outcomeOf(module: TestModule): Outcome {
  const file = module.relativeModuleId;
  const tests = [...module.children.allTests()];
  return {
    ran: tests.filter((test) => ['passed', 'failed'].includes(test.result().state)).length,
    failures: tests.filter((test) => test.result().state === 'failed').map((test) => failureOf(file, test)),
    broken: [module, ...module.children.allSuites()].flatMap((part) =>
      part.errors().map((error) => ({ file, error: inWords(error) })),
    ),
  };
}

/** Vitest, kept open: global setup runs once, and only changed files are transformed again. */
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

  /** `only`: full names of tests. `changed`: the file that differs during this run. */
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
    const outcomes = testModules.filter(({ moduleId }) => wanted.has(moduleId)).map(outcomeOf);
    const ran = outcomes.reduce((sum, outcome) => sum + outcome.ran, 0);
    const unhandled = ran === 0 ? unhandledErrors.map((error) => ({ error: inWords(error as Error) })) : [];
    return {
      ran,
      failures: outcomes.flatMap(({ failures }) => failures),
      broken: [...outcomes.flatMap(({ broken }) => broken), ...unhandled],
    };
  }

  close(): Promise<void> {
    return this.#vitest.close();
  }
}
