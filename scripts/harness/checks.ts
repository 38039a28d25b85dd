import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isStopping } from '../process/command.ts';
import { type Environment, runNode, tail } from '../process/program.ts';
import { say, seconds } from '../process/step.ts';
import { begin, end } from '../progress.mjs';
import { type Count, countReport } from './test-report.ts';

const NOTES_SHOWN = 40;
/** Failed expectations may quote a whole page. */
const LONGEST_LINE = /^(.{400}).+$/gm;

export async function check(label: string, work: () => Promise<Count>): Promise<Count> {
  const start = performance.now();
  begin(label);
  const count = await work().catch((error) => ({ passed: 0, failed: 1, notes: [String(error?.message ?? error)] }));
  if (isStopping()) return count;
  const total = count.passed + count.failed;
  const result = count.failed === 0 ? 'passed' : 'FAILED';
  end(label, `${result}, ${seconds(start)}${total > 1 ? ` (${count.passed} of ${total})` : ''}`);
  for (const note of count.notes.slice(0, NOTES_SHOWN))
    say(tail(stripVTControlCharacters(note), 60).replace(LONGEST_LINE, '$1 …').replace(/^/gm, '    '));
  if (count.notes.length > NOTES_SHOWN) say(`    … and ${count.notes.length - NOTES_SHOWN} more`);
  return count;
}

/** A program that passes or fails as a whole counts as one test. */
export async function program(args: string[], env: Environment = {}): Promise<Count> {
  const { code, output } = await runNode(args, { env });
  return code === 0 ? { passed: 1, failed: 0, notes: [] } : { passed: 0, failed: 1, notes: [output] };
}

/** A program whose last line is "N passed, N failed"; lines that begin with "Skipped" become notes. */
export async function counting(args: string[], env: Environment, log: string): Promise<Count> {
  const { code, output } = await runNode(args, { env, log });
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(stripVTControlCharacters(output)) ?? [];
  const isWhole = code === 0 && passed !== undefined && failed === '0';
  const skipped = output.split('\n').filter((line) => line.startsWith('Skipped'));
  const count = { passed: Number(passed ?? 0), failed: isWhole ? 0 : Math.max(Number(failed ?? 0), 1) };
  return { ...count, notes: isWhole ? skipped : [output] };
}

export async function runner<T>(args: string[], env: Environment, report: string, count: (report: T) => Count) {
  const { output } = await runNode(args, { env, log: report.replace(/\.json$/, '.log'), seconds: 3000 });
  const counted = countReport(report, count, output);
  if (counted.failed > 0)
    counted.notes.push(`All of the output: ${path.relative('.', report.replace(/\.json$/, '.log'))}`);
  return counted;
}
