/** Builds the production site, without a database or DATA_DIR, for hosts that build and start in two steps. */
import { build, isBuilt } from '../launch/build.ts';
import { command } from '../process/command.ts';
import { inRoot } from '../process/paths.ts';
import { say, step } from '../process/step.ts';

await command(async () => {
  if (isBuilt()) say('The build is up to date.');
  else await step('Building the site', () => build(inRoot('.data/logs/build.log')));
  return 0;
});
