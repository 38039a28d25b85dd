/**
 * Kills each part that `npm start` has started, and takes away its data: `node tests/parts/run.ts [scenario …]`. The
 * rows of the table in docs/operations.md, "What fills or dies". Ends with "N passed, N failed".
 */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { buildOnce } from '../../scripts/harness/test-site.ts';
import { openDataDir, settings } from '../../scripts/launch/settings.ts';
import { onStop } from '../../scripts/process/command.ts';
import { holderOf } from '../../scripts/process/lock.ts';
import { inRoot } from '../../scripts/process/paths.ts';
import { randomFreePort } from '../../scripts/process/ports.ts';
import { step } from '../../scripts/process/step.ts';
import { type SmallDisk, smallDisk } from '../helpers/small-disk.ts';
import { eventually, must } from '../scale/expect.ts';
import { type Scenarios, Skipped, scenarioCommand } from '../scale/scenario-command.ts';
import { fullDisk } from './full-disk.ts';
import { gone, type Part, StartedSite } from './site.ts';

/** `disk`: of the folder of data; undefined where this user may not mount one. */
type Stage = { site: StartedSite; disk?: SmallDisk };

/** The site takes 150; 100 must stay free. */
const DISK_MEGABYTES = 500;

const NAMES: Record<Part, string> = {
  server: "The site's server",
  gateway: 'The gateway (forms and sign-in)',
  postgres: 'The embedded PostgreSQL',
};

/** Kills the part and waits until it runs again; what is printed meanwhile. */
async function revived(site: StartedSite, part: Part): Promise<string> {
  const from = site.output.length;
  const before = site.kill(part);
  await eventually(
    `the ${part} runs again`,
    async () => site.output.slice(from).includes(`${NAMES[part]} runs again.`),
    90,
  );
  must(site.pidOf(part) !== before, `the ${part} is still process ${before}`);
  await site.ready();
  const printed = site.output.slice(from);
  const lines = printed.split('\n').filter((line) => line.includes(`${NAMES[part]} has ended`));
  must(lines.length === 1, `its end is in ${lines.length} lines: ${lines.join(' | ')}`);
  must(
    /^\d{4}-\d\d-\d\dT\S+Z .+ It is started again in [\d.]+ s\. Log: \//.test(lines[0] ?? ''),
    `it says: ${lines[0]}`,
  );
  return printed;
}

const scenarios: Scenarios<Stage> = {
  postgres: [
    'PostgreSQL is killed: pages stay, and it comes back with its data',
    async ({ site }) => {
      // A start does not wait for all pages on a slow machine, and what has never been rendered cannot stay.
      must((await site.status('/')) === 200, 'the home page is not served');
      const again = revived(site, 'postgres');
      const meanwhile = await site.status('/');
      must(meanwhile === 200, `the home page is ${meanwhile} meanwhile`);
      const printed = await again;
      const stacks = printed.match(/^\s+at /gm)?.length ?? 0;
      must(stacks < 20, `${stacks} lines of stacks are logged: ${printed.slice(0, 4000)}`);
      return `${stacks} lines of stacks`;
    },
  ],
  gateway: [
    'The visitor services are killed, and come back',
    async ({ site }) => {
      await revived(site, 'gateway');
      return 'ready';
    },
  ],
  server: [
    'The server is killed, and comes back on its port',
    async ({ site }) => {
      await revived(site, 'server');
      must((await site.status('/')) === 200, 'the home page is not served');
      return 'ready';
    },
  ],
  disk: [
    'The disk is full: visitors read on, staff learn why nothing is saved, and all heals once there is room',
    async ({ site, disk }) => {
      if (!disk) throw new Skipped('A full disk needs a user who may mount one, such as root');
      return fullDisk(site, disk);
    },
  ],
  second: [
    'A second start with the same data is refused, and changes nothing',
    async ({ site }) => {
      const second = StartedSite.begin(site.dataDir, await randomFreePort());
      await second.ended();
      must(second.exitCode === 1, `it ends with ${second.exitCode}`);
      const words = `runs already: http://localhost:${site.port} (process ${site.pid}).`;
      must(second.output.includes(words), `it says: ${second.output}`);
      await site.ready();
      return 'refused';
    },
  ],
  launcher: [
    'The command is killed: its parts end, and the next start is as usual',
    async (stage) => {
      const { site } = stage;
      const pids = (['server', 'gateway', 'postgres'] as const).map((part) => site.pidOf(part));
      site.signal('SIGKILL');
      await gone(pids);
      stage.site = await StartedSite.start(site.dataDir, site.port);
      await stage.site.ready();
      return `${pids.length} processes ended`;
    },
  ],
  interrupted: [
    'Ctrl-C while PostgreSQL is being started again ends everything',
    async (stage) => {
      const { site } = stage;
      const pids = (['server', 'gateway'] as const).map((part) => site.pidOf(part));
      site.kill('postgres');
      await eventually('it is noticed', async () => site.output.includes(`${NAMES.postgres} has ended`));
      site.signal('SIGINT');
      await site.ended();
      must(site.exitCode === 0, `it ends with ${site.exitCode}: ${site.output.slice(-1000)}`);
      await gone([...pids, site.pidOf('postgres')]);
      stage.site = await StartedSite.start(site.dataDir, site.port);
      return 'ended';
    },
  ],
  folder: [
    'The folder of data is taken away: it says so, stops, and makes no other',
    async (stage) => {
      const { site } = stage;
      const pids = (['server', 'gateway', 'postgres'] as const).map((part) => site.pidOf(part));
      const away = `${site.dataDir}.away`;
      fs.renameSync(site.dataDir, away);
      await site.ended();
      must(site.exitCode === 1, `it ends with ${site.exitCode}`);
      must(
        site.output.includes(`${site.dataDir} has been removed or replaced`),
        `it says: ${site.output.slice(-1000)}`,
      );
      await gone(pids);
      must(!fs.existsSync(site.dataDir), 'the folder is there again');
      fs.renameSync(away, site.dataDir);
      stage.site = await StartedSite.start(site.dataDir, site.port);
      return 'stopped';
    },
  ],
  port: [
    'A port that something else uses is refused at once',
    async ({ site }) => {
      site.signal('SIGTERM');
      await site.ended();
      const other = net.createServer();
      await new Promise<void>((resolve) => other.listen(site.port, '127.0.0.1', resolve));
      const next = StartedSite.begin(site.dataDir, site.port);
      await next.ended();
      other.close();
      must(
        next.output.trim() === `Port ${site.port} is taken: stop what listens there, or set PORT to another.`,
        next.output,
      );
      return 'refused';
    },
  ],
};

await scenarioCommand(scenarios, async () => {
  const other = holderOf(inRoot('.next/cache'));
  if (other) throw new Skipped(`${other.what} (process ${other.pid}), and these tests start another`);
  const home = path.join((await settings()).dataDir, 'test-parts');
  openDataDir(home);
  await step('Building the site', () => buildOnce(path.join(home, 'build.log')));
  const folder = path.join(home, 'disk');
  const disk = smallDisk(folder, DISK_MEGABYTES);
  onStop(() => disk?.remove());
  return step('Starting the site', async () => ({
    site: await StartedSite.start(path.join(folder, 'data'), await randomFreePort()),
    disk,
  }));
});
