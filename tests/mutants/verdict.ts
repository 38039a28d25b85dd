export type Failure = { test: string; file: string; error: string; isAssertion: boolean };

/** A file or hook that failed. Without `file`, it is unknown which. */
type Broken = { file?: string; error: string };

/** `broken`: what kept tests from running. */
export type Outcome = { ran: number; failures: Failure[]; broken: Broken[] };

export type Verdict = { isCaught: boolean; why: string };

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? '';

/** A fault is caught if an assertion failed. A file that does not load proves nothing. */
export function verdictOf({ ran, failures, broken }: Outcome): Verdict {
  if (broken.length > 0) return { isCaught: false, why: `not a test's reason: ${firstLine(broken[0]?.error ?? '')}` };
  if (ran === 0) return { isCaught: false, why: 'no test ran' };
  if (failures.length === 0) return { isCaught: false, why: `NOT CAUGHT: ${ran} tests pass` };
  const asserted = failures.find(({ isAssertion }) => isAssertion);
  if (asserted) return { isCaught: true, why: asserted.test };
  return { isCaught: false, why: `no assertion failed: ${firstLine(failures[0]?.error ?? '')}` };
}
