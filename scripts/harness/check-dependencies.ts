/** Production dependencies: exact versions, licenses, advisories. The last line is "N passed, N failed". */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { inRoot } from '../process/paths.ts';
import { advisories, licenceExceptions, licences } from './accepted-dependencies.ts';
import { auditSchema, inexact, lockSchema, packageSchema, refusedAdvisories, refusedPackages } from './dependencies.ts';

const read = (file: string): unknown => JSON.parse(fs.readFileSync(inRoot(file), 'utf8'));

/** Undefined if the registry does not respond. */
async function audited() {
  const args = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];
  const output = await new Promise<string>((resolve) => {
    execFile('npm', args, { cwd: inRoot(), timeout: 60_000, maxBuffer: 50_000_000 }, (_, stdout) => resolve(stdout));
  });
  try {
    return auditSchema.safeParse(JSON.parse(output)).data;
  } catch {
    return undefined;
  }
}

const lock = lockSchema.parse(read('package-lock.json'));
const checks = [inexact(packageSchema.parse(read('package.json'))), refusedPackages(lock, licences, licenceExceptions)];
const answer = await audited();
if (answer) checks.push(refusedAdvisories(answer, advisories, new Date().toISOString().slice(0, 10)));
else console.log('Skipped: known advisories, as the registry does not answer `npm audit`.');

const failed = checks.filter((lines) => lines.length > 0);
for (const line of failed.flat()) console.error(line);
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
