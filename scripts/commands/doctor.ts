/**
 * `npm run doctor`: what works, what waits, since when, what to do. Starts nothing, so it works while the site is down.
 * `-- --json` for programs; `-- --drilled` notes that a backup was restored elsewhere today. Ends with 1 if something failed.
 */
import type { Check } from '../../src/health/check.ts';
import { checkSite } from '../../src/health/checks.ts';
import { noteDrill } from '../../src/health/drill.ts';
import { lookAtSite } from '../launch/look.ts';
import { argumentsOf } from '../process/arguments.ts';
import { command } from '../process/command.ts';
import { say } from '../process/step.ts';

const WIDE = 18;
const BEFORE = 8;

function show({ state, label, says, since, todo, runbook }: Check): void {
  const when = since ? ` Since ${since.slice(0, 16).replace('T', ' ')} UTC.` : '';
  say(`${state.padEnd(BEFORE)} ${label.padEnd(WIDE)} ${says}${when}`);
  if (todo && state !== 'works') say(`${' '.repeat(BEFORE + WIDE + 2)}${todo} ${runbook}`);
}

await command(() => {
  const { has } = argumentsOf('npm run doctor [-- --json] [-- --drilled]');
  return lookAtSite(async (site) => {
    if (has('--drilled')) await noteDrill(site.query, site.now);
    const checks = await checkSite(site);
    const failed = checks.filter(({ state }) => state === 'failed').length;
    if (has('--json')) {
      process.stdout.write(
        `${JSON.stringify({ at: site.now.toISOString(), isWell: failed === 0, checks }, null, 2)}\n`,
      );
    } else {
      checks.forEach(show);
      say(failed === 0 ? 'Nothing has failed.' : `${failed} of ${checks.length} have failed.`);
    }
    return failed === 0 ? 0 : 1;
  });
});
