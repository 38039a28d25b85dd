import type { Check } from './fault.ts';
import type { Outcome } from './verdict.ts';

export type Run = (check: Check, changed?: string) => Promise<Outcome>;

/** Checks that fail even without a fault, with the reason: their failure would say nothing. */
export async function withoutFault(checks: Check[], run: Run): Promise<Map<Check, string>> {
  const problems = new Map<Check, string>();
  const learn = (of: Check[], { ran, failures, broken }: Outcome) => {
    for (const check of of) {
      const files: (string | undefined)[] = check.part === 'static' ? [''] : check.files;
      const wrong = [...broken, ...failures].find(({ file }) => file === undefined || files.includes(file));
      if (wrong || ran === 0) problems.set(check, `fails without a fault, too: ${wrong?.error ?? 'no test ran'}`);
    }
  };
  const isWhole = (check: Check) => check.part !== 'static' && !check.only;
  const whole = checks.filter(isWhole);
  const files = [...new Set(whole.flatMap((check) => (check.part === 'static' ? [] : check.files)))];
  const part = checks[0]?.part === 'unit' ? 'unit' : 'integration';
  if (files.length > 0) learn(whole, await run({ part, files }));
  const known = new Map<string, Outcome>();
  for (const check of checks) {
    if (isWhole(check)) continue;
    const name = check.part === 'static' ? check.check : `${check.files} ${check.only}`;
    const outcome = known.get(name) ?? (await run(check));
    known.set(name, outcome);
    learn([check], outcome);
  }
  return problems;
}
