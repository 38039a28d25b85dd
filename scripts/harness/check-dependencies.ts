/** Production dependencies: exact versions, licenses, advisories; writes their list. The last line is "N passed, N failed". */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import { inRoot } from '../process/paths.ts';
import { advisories, licenceExceptions, licences } from './accepted-dependencies.ts';
import {
  auditSchema,
  faultyPackages,
  inexact,
  lockSchema,
  packageSchema,
  refusedAdvisories,
  refusedPackages,
} from './dependencies.ts';
import { knownAdvisories, reviewed } from './known-advisories.ts';
import { writePartsList } from './parts-list.ts';

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
const checks = [
  inexact(packageSchema.parse(read('package.json'))),
  refusedPackages(lock, licences, licenceExceptions),
  faultyPackages(lock, knownAdvisories),
];
const response = await audited();
if (response) checks.push(refusedAdvisories(response, advisories, new Date().toISOString().slice(0, 10)));
else {
  const instead = `only those of known-advisories.ts (${reviewed}) were checked`;
  console.log(`Skipped: all published advisories, as the registry does not respond to \`npm audit\`; ${instead}.`);
}

writePartsList(inRoot('.data/test/reports/sbom.cdx.json'), lock);

const failed = checks.filter((lines) => lines.length > 0);
for (const line of failed.flat()) console.error(line);
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);
