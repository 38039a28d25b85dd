/** A failed test and its error; `file` is relative to the root. */
export type Failure = { test: string; file: string; error: string; isAssertion: boolean };

/** A file or hook that failed by itself. Without `file` it is not known which. */
type Broken = { file?: string; error: string };

/** The outcome of tests: how many ran, which of them failed, and what kept others from running. */
export type Outcome = { ran: number; failures: Failure[]; broken: Broken[] };

export type Verdict = { isCaught: boolean; why: string };

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? '';

/** A fault is caught if a test ran and one of its assertions failed. A file that does not load proves nothing. */
export function verdictOf({ ran, failures, broken }: Outcome): Verdict {
  if (broken.length > 0) return { isCaught: false, why: `not a test's reason: ${firstLine(broken[0]?.error ?? '')}` };
  if (ran === 0) return { isCaught: false, why: 'no test ran' };
  if (failures.length === 0) return { isCaught: false, why: `NOT CAUGHT: ${ran} tests pass` };
  const asserted = failures.find(({ isAssertion }) => isAssertion);
  if (asserted) return { isCaught: true, why: asserted.test };
  return { isCaught: false, why: `no assertion failed: ${firstLine(failures[0]?.error ?? '')}` };
}
