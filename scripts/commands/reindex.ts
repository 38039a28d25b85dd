/** `node scripts/run.mjs reindex`: rebuilds the text index, needed only after changes made directly in the database. */
import { database, siteAlone } from '../launch/services.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { command } from '../process/command.ts';
import { bins } from '../process/paths.ts';
import { runNode, tail } from '../process/program.ts';
import { secrets } from '../process/secrets.ts';
import { Failure, say, step } from '../process/step.ts';

await command(async () => {
  const chosen = await settings('DATA_DIR');
  openDataDir(chosen.dataDir);
  const { url } = await database(chosen, secrets(chosen.dataDir).POSTGRES_PASSWORD);
  const env = siteAlone(chosen, url)(3000);
  const { code, output } = await step('Indexing', () =>
    runNode([bins.payload, 'run', 'scripts/launch/tasks/rebuild-index.ts'], {
      env: { NODE_ENV: 'production', ...env },
    }),
  );
  if (code !== 0) throw new Failure(`${tail(output)}\nThe text index could not be made.`);
  say(tail(output).trim().split('\n').at(-1) ?? '');
  return 0;
});
