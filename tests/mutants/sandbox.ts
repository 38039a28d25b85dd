import fs from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/process/paths.ts';
import { type Fault, withFault } from './fault.ts';

/** Neither sources nor tests. */
const LEFT_OUT = new Set([
  '.git',
  '.data',
  '.next',
  'node_modules',
  'test-results',
  'bench-results',
  'playwright-report',
]);

/** As it is on disk; packages are linked. */
export function copyProject(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(root)) {
    if (!LEFT_OUT.has(name)) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Faults that cannot be applied, with the reason. */
export function inapplicable<F extends Fault>(faults: F[]): Map<F, string> {
  const problems = new Map<F, string>();
  for (const fault of faults) {
    const files = fault.caughtBy.part === 'static' ? [] : fault.caughtBy.files;
    const missing = [fault.file, ...files].find((file) => !fs.existsSync(path.join(root, file)));
    try {
      if (missing) throw new Error(`${missing} does not exist.`);
      withFault(fs.readFileSync(path.join(root, fault.file), 'utf8'), fault);
    } catch (error) {
      problems.set(fault, error instanceof Error ? error.message : String(error));
    }
  }
  return problems;
}

export async function during<T>(folder: string, fault: Fault, work: (file: string) => Promise<T>): Promise<T> {
  const file = path.join(folder, fault.file);
  const whole = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, withFault(whole, fault));
  try {
    return await work(file);
  } finally {
    fs.writeFileSync(file, whole);
  }
}
