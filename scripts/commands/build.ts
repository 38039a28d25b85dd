/** Builds the production site, without a database or DATA_DIR, for hosts that build and start in two steps. */
import { buildAlone, isBuilt } from '../launch/build.ts';
import { settings } from '../launch/settings.ts';
import { command } from '../process/command.ts';
import { inRoot } from '../process/paths.ts';
import { lastLine, say, step } from '../process/step.ts';

await command(async () => {
  await settings();
  if (isBuilt()) say('The build is up to date.');
  else {
    const stage = lastLine();
    await step('Building the site', () => buildAlone(inRoot('.data/logs/build.log'), stage.note), undefined, stage.now);
  }
  return 0;
});
