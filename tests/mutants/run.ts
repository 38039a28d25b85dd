/**
 * Seeds one fault after the other into a copy of the project, and checks that the tests notice it. `npm run
 * test:mutants` runs all of them, `npm run test:mutants -- forms` those whose subject, part, file or words contain the
 * text.
 */
import path from 'node:path';
import { openDataDir, settings } from '../../scripts/launch/settings.ts';
import { startPostgres } from '../../scripts/postgres/postgres.ts';
import { command } from '../../scripts/process/command.ts';
import { lock } from '../../scripts/process/lock.ts';
import { bins } from '../../scripts/process/paths.ts';
import { runNode } from '../../scripts/process/program.ts';
import { secrets } from '../../scripts/process/secrets.ts';
import { Failure, say, step } from '../../scripts/process/step.ts';
import type { Check, Fault } from './fault.ts';
import { subjects } from './faults.ts';
import { copyProject, during, inapplicable } from './sandbox.ts';
import { TestRunner } from './test-runner.ts';
import { type Outcome, type Verdict, verdictOf } from './verdict.ts';

const home = path.join(settings().dataDir, 'mutants');
const folder = path.join(home, 'project');
const wanted = process.argv.slice(2).join(' ').toLowerCase();

type Seeded = Fault & { subject: string };
/** @param changed the file that contains the fault */
type Run = (check: Check, changed?: string) => Promise<Outcome>;

const all = Object.entries(subjects).flatMap(([subject, faults]) => faults.map((fault) => ({ subject, ...fault })));
const isWanted = ({ subject, file, breaks, caughtBy }: Seeded) =>
  `${subject} ${caughtBy.part} ${file} ${breaks}`.toLowerCase().includes(wanted);

const verdicts: (Verdict & { subject: string })[] = [];
let passed = 0;
let failed = 0;

/** One row of the table. */
function tell({ subject, caughtBy, file, breaks }: Seeded, { isCaught, why }: Verdict): void {
  verdicts.push({ subject, isCaught, why });
  if (isCaught) passed++;
  else failed++;
  say(`${isCaught ? 'caught' : 'FAILED'}  ${subject.padEnd(10)}  ${caughtBy.part.padEnd(11)}  ${file}`);
  say(`        ${breaks}`);
  say(`        ${isCaught ? 'by: ' : ''}${why}`);
}

/** The rule between the rooms of `src`. */
async function floors(): Promise<Outcome> {
  const { code, output } = await runNode([bins.depcruise, 'src', 'payload.config.ts'], { cwd: folder });
  const broken = /^\s*error [\w-]+: /m.exec(output)?.[0].trim();
  if (code !== 0 && !broken) return { ran: 0, failures: [], broken: [{ error: output }] };
  const failures = broken
    ? [{ test: `dependency-cruiser: ${broken}`, file: '', error: output, isAssertion: true }]
    : [];
  return { ran: 1, failures, broken: [] };
}

/**
 * Runs the tests without a fault: where one fails then, its failure says nothing about a fault.
 * @returns the reason by check
 */
async function withoutFault(checks: Check[], run: Run): Promise<Map<Check, string>> {
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

async function runPart(part: Check['part'], faults: Seeded[], run: Run): Promise<void> {
  const checks = faults.map(({ caughtBy }) => caughtBy);
  const problems = await step(`Without a fault (${part})`, () => withoutFault(checks, run));
  for (const fault of faults) {
    const problem = problems.get(fault.caughtBy);
    const seed = () => during(folder, fault, async (file) => verdictOf(await run(fault.caughtBy, file)));
    tell(fault, problem ? { isCaught: false, why: problem } : await seed());
  }
}

const project = { unit: 'unit', integration: 'integration*' } as const;

async function withTests(part: keyof typeof project, faults: Seeded[]): Promise<void> {
  if (part === 'integration') process.env.DATABASE_URL = await database();
  const runner = await TestRunner.open(folder, project[part]);
  await runPart(part, faults, (check, changed) =>
    check.part === 'static' ? floors() : runner.run(check.files, check.only, changed),
  );
  await runner.close();
}

/** Disposable, so no write waits for the disk. */
async function database(): Promise<string> {
  const off = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
  const password = secrets(home).POSTGRES_PASSWORD;
  const postgres = await step('Starting a test database server', () =>
    startPostgres({ home, password, settings: off }),
  );
  return postgres.database('alethia_mutants', { fresh: true });
}

async function everything(): Promise<number> {
  openDataDir(home);
  lock(home, 'Faults are being tested');
  const chosen = all.filter(isWanted);
  if (chosen.length === 0) throw new Failure(`No fault contains "${wanted}".`);
  const problems = inapplicable(chosen);
  for (const [fault, why] of problems) tell(fault, { isCaught: false, why });
  const left = chosen.filter((fault) => !problems.has(fault));
  const of = (part: Check['part']) => left.filter(({ caughtBy }) => caughtBy.part === part);
  await step('Copying the project', async () => copyProject(folder));
  if (of('unit').length > 0) await withTests('unit', of('unit'));
  if (of('static').length > 0) await runPart('static', of('static'), floors);
  if (of('integration').length > 0) await withTests('integration', of('integration'));
  for (const subject of Object.keys(subjects)) summarise(subject);
  return failed > 0 ? 1 : 0;
}

function summarise(subject: string): void {
  const own = verdicts.filter((verdict) => verdict.subject === subject);
  const caught = own.filter(({ isCaught }) => isCaught).length;
  if (own.length > 0) say(`${subject.padEnd(12)} ${caught} of ${own.length} caught`);
}

const work = () =>
  everything().catch((error: unknown) => {
    failed++;
    say(error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error));
    return 1;
  });

await command(work, { interrupted: 130, last: () => say(`${passed} passed, ${failed} failed`) });
