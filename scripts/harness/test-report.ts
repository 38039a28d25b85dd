import fs from 'node:fs';

export type Count = { passed: number; failed: number; notes: string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message?: string; assertionResults: VitestTest[] }[];
};
type VitestTest = { status: string; fullName: string; failureMessages?: string[] | null };

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};
type PlaywrightSuite = { file: string; suites?: PlaywrightSuite[]; specs?: PlaywrightSpec[] };
type PlaywrightSpec = { title: string; tests: { projectName: string; status: string; results: PlaywrightResult[] }[] };
type PlaywrightResult = {
  status: string;
  errors?: { message?: string }[];
  attachments?: { name: string; path?: string }[];
};

const MOST_LINES = 15;

/** A file that could not be loaded counts as one failure. */
export function countVitest(report: VitestReport): Count {
  const notes: string[] = [];
  let unloaded = 0;
  for (const file of report.testResults) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    for (const test of failed) notes.push(`${file.name}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`);
    if (file.status === 'failed' && failed.length === 0) {
      unloaded++;
      notes.push(`${file.name}\n${file.message ?? ''}`);
    }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded, notes };
}

function* specsOf(suites: PlaywrightSuite[]): Generator<{ file: string; spec: PlaywrightSpec }> {
  for (const suite of suites) {
    for (const spec of suite.specs ?? []) yield { file: suite.file, spec };
    yield* specsOf(suite.suites ?? []);
  }
}

/** What the page showed when a test failed, from the tree of roles and names that Playwright attaches. */
function shownAt({ attachments = [] }: PlaywrightResult): string[] {
  const file = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!file || !fs.existsSync(file)) return [];
  const tree = /```yaml\n([\s\S]*?)```/.exec(fs.readFileSync(file, 'utf8'))?.[1] ?? '';
  const lines = tree.split('\n').filter((line) => /^\s*- (heading|alert|status|dialog|alertdialog)\b.*[":]/.test(line));
  return lines.length > 0 ? ['The page showed:', ...lines.slice(0, MOST_LINES)] : [];
}

/** An error outside any test counts as one failure. */
export function countPlaywright(report: PlaywrightReport): Count {
  const notes = report.errors.map(({ message }) => message ?? 'error outside of the tests');
  for (const { file, spec } of specsOf(report.suites)) {
    // Not `ok` of the spec, which is that of one project.
    const failed = spec.tests.filter(({ status }) => status === 'unexpected');
    if (failed.length === 0) continue;
    const last = failed.flatMap(({ results }) => results.slice(-1));
    const messages = last.flatMap(({ errors = [] }) => errors).map(({ message }) => message ?? '');
    notes.push([`${file}: ${spec.title}`, ...messages, ...last.flatMap(shownAt)].join('\n'));
  }
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, notes };
}

/** A missing or empty report is a failure, because it proves nothing. */
export function countReport<T>(file: string, count: (report: T) => Count, output: string): Count {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, notes: [output] };
  const counted = count(JSON.parse(fs.readFileSync(file, 'utf8')) as T);
  return counted.passed + counted.failed > 0 ? counted : { passed: 0, failed: 1, notes: [`No test ran.\n${output}`] };
}

export const sum = (counts: Count[]): Pick<Count, 'passed' | 'failed'> => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
