/**
 * Seeds one fault after the other into a copy of the project, and checks that the tests notice it. `npm run
 * test:mutants -- forms`: those whose subject, part, file or words contain the text.
 */
import path from 'node:path';
import { dataFolder, openDataDir } from '../../scripts/launch/settings.ts';
import { startPostgres } from '../../scripts/postgres/postgres.ts';
import { command } from '../../scripts/process/command.ts';
import { lock } from '../../scripts/process/lock.ts';
import { secrets } from '../../scripts/process/secrets.ts';
import { Failure, say, step } from '../../scripts/process/step.ts';
import type { Check, Fault } from './fault.ts';
import { subjects } from './faults.ts';
import { copyProject, during, inapplicable } from './sandbox.ts';
import { floors } from './static-checks.ts';
import { TestRunner } from './test-runner.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import { type Run, withoutFault } from './without-fault.ts';

const home = path.join(dataFolder(), 'mutants');
const folder = path.join(home, 'project');
const wanted = process.argv.slice(2).join(' ').toLowerCase();

type Seeded = Fault & { subject: string };
const all = Object.entries(subjects).flatMap(([subject, faults]) => faults.map((fault) => ({ subject, ...fault })));
const isWanted = ({ subject, file, breaks, caughtBy }: Seeded) =>
  `${subject} ${caughtBy.part} ${file} ${breaks}`.toLowerCase().includes(wanted);

const verdicts: (Verdict & { subject: string })[] = [];
let passed = 0;
let failed = 0;

function tell({ subject, caughtBy, file, breaks }: Seeded, { isCaught, why }: Verdict): void {
  verdicts.push({ subject, isCaught, why });
  if (isCaught) passed++;
  else failed++;
  say(`${isCaught ? 'caught' : 'FAILED'}  ${subject.padEnd(10)}  ${caughtBy.part.padEnd(11)}  ${file}`);
  say(`        ${breaks}`);
  say(`        ${isCaught ? 'by: ' : ''}${why}`);
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

const project = { unit: 'unit*', integration: 'integration*' } as const;

async function withTests(part: keyof typeof project, faults: Seeded[]): Promise<void> {
  if (part === 'integration') process.env.DATABASE_URL = await database();
  const runner = await TestRunner.open(folder, project[part]);
  await runPart(part, faults, (check, changed) =>
    check.part === 'static' ? floors(folder) : runner.run(check.files, check.only, changed),
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
  if (of('static').length > 0) await runPart('static', of('static'), () => floors(folder));
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
