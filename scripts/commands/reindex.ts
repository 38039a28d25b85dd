/** `node scripts/run.mjs reindex`: rebuilds the text index, needed only after changes made directly in the database. */
import { siteEnvironment } from '../launch/environment.ts';
import { database } from '../launch/services.ts';
import { openDataDir, settings } from '../launch/settings.ts';
import { command } from '../process/command.ts';
import { bins } from '../process/paths.ts';
import { runNode, tail } from '../process/program.ts';
import { secrets } from '../process/secrets.ts';
import { Failure, say, step } from '../process/step.ts';

await command(async () => {
  const chosen = await settings('DATA_DIR');
  openDataDir(chosen.dataDir);
  const own = secrets(chosen.dataDir);
  const { url } = await database(chosen, own.POSTGRES_PASSWORD);
  const env = siteEnvironment({
    databaseUrl: url,
    payloadSecret: chosen.payloadSecret ?? own.PAYLOAD_SECRET,
    siteUrl: chosen.siteUrl ?? 'http://localhost:3000',
    dataDir: chosen.dataDir,
  });
  const { code, output } = await step('Indexing', () =>
    runNode([bins.payload, 'run', 'scripts/launch/tasks/rebuild-index.ts'], {
      env: { NODE_ENV: 'production', ...env },
    }),
  );
  if (code !== 0) throw new Failure(`${tail(output)}\nThe text index could not be made.`);
  say(tail(output).trim().split('\n').at(-1) ?? '');
  return 0;
});
