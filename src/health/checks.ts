import { defaults, type Name, names, variables } from '../env/variables.ts';
import { DAY_MS } from '../lib/day.ts';
import { FAILED_BACKUP, type FailedBackup, isOverdue, LAST_BACKUP, type LastBackup } from '../lib/last-backup.ts';
import { isRecent, LAST_RESTORE, type LastRestore } from '../lib/last-restore.ts';
import { LAST_UPGRADE, type LastUpgrade } from '../lib/last-upgrade.ts';
import { describeHolders, HOLDERS_OF_AWAITED, type LockHolder } from '../lib/lock-holders.ts';
import { withoutValues } from '../lib/logging/without-values.ts';
import { KEY_VALUES, MIGRATIONS_TABLE } from '../payload/own-tables.ts';
import { bucketFinding } from './bucket.ts';
import { certificateFinding } from './certificate.ts';
import { type Check, type CheckId, checkIds, type Finding, type Query, runbookOf, type Site } from './check.ts';
import { diskFinding } from './disk.ts';
import { LAST_DRILL, type LastDrill } from './drill.ts';
import { queueFinding } from './queues.ts';

const PATIENCE_MS = 10_000;
const OLDEST_POSTGRES = 14;
const MOST_SECONDS_APART = 5;
const MOST_SECONDS_LOCKED = 5;
const DRILL_DAYS = 100;

/** What the site has noted under a key. */
export async function kept<T>(query: Query, key: string): Promise<T | null> {
  const { rows } = await query(`select data from ${KEY_VALUES} where key = $1`, [key]);
  return (rows[0] as { data: T } | undefined)?.data ?? null;
}

async function site({ isOutside, address }: Site): Promise<Finding> {
  if (!isOutside) return { state: 'works', says: 'This process runs.' };
  const todo = 'Start it, and read the end of logs/site.log.';
  if (!address) return { state: 'failed', says: 'Nothing serves this folder.', todo };
  const response = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  if (!response) return { state: 'failed', says: `${address} does not respond.`, todo };
  if (response.ok) return { state: 'works', says: `${address} is ready.` };
  if (response.status === 404)
    return {
      state: 'unknown',
      says: `${address} responds without /readyz: a development server, or the reverse proxy. PORT leads to the site itself.`,
    };
  const parts = await response.text().catch(() => '');
  const says = `${address} responds, and is not ready: ${parts.slice(0, 200)}`;
  return { state: 'failed', says, todo: 'See the part that fails, below.' };
}

async function database({ query }: Site): Promise<Finding> {
  try {
    const { rows } = await query(`select current_setting('transaction_read_only')::bool as "isClosed"`);
    if ((rows[0] as { isClosed: boolean }).isClosed)
      return {
        state: 'failed',
        says: 'It is read-only: nothing can be saved.',
        todo: 'Use the primary if this is a standby. Providers close a database whose disk is full: free space.',
      };
    const holders = (await query(HOLDERS_OF_AWAITED, [MOST_SECONDS_LOCKED])).rows as LockHolder[];
    if (holders.length === 0) return { state: 'works', says: 'It responds.' };
    return {
      state: 'failed',
      says: `Requests wait for a table that is kept locked by ${describeHolders(holders)}.`,
      todo: 'Wait until it has finished, or end it with pg_terminate_backend. Published pages are served meanwhile.',
    };
  } catch (error) {
    const { code, message } = withoutValues(error) as { code?: string; message?: string };
    const says = `It does not respond: ${message || code || 'no reason given'}`;
    return { state: 'failed', says, todo: 'Start it, or correct DATABASE_URL. Published pages are served meanwhile.' };
  }
}

async function migrations({ query, migrations: known }: Site): Promise<Finding> {
  const { rows } = await query(`select name from ${MIGRATIONS_TABLE}`);
  const done = new Set((rows as { name: string }[]).map(({ name }) => name));
  const pending = known.filter((name) => !done.has(name));
  const newer = [...done].filter((name) => /^\d{8}_/.test(name) && name > (known.at(-1) ?? ''));
  if (pending.length > 0) {
    const says = `${pending.length} of ${known.length} wait: ${pending.slice(0, 3).join(', ')}.`;
    return { state: 'failed', says, todo: 'Run the release step, or start the site again.' };
  }
  if (newer.length > 0)
    return {
      state: 'waits',
      says: `The database has ${newer.length} more than this code.`,
      todo: 'Start the newer version, or go back with its backup.',
    };
  return { state: 'works', says: `All ${known.length} have run.` };
}

const isPlain = (name: Name) => !variables[name].meta()?.isSecret;

/** Names only: a value may be private. */
function differing({ values }: Site): string[] {
  return names.filter((name) => {
    const given = values[name];
    if (given === undefined || !isPlain(name)) return false;
    return JSON.stringify(given) !== JSON.stringify(defaults[name as keyof typeof defaults]);
  });
}

async function settings(where: Site): Promise<Finding> {
  const { problems, values } = where;
  if (problems.length > 0)
    return {
      state: 'failed',
      says: problems.map(({ text }) => text).join(' '),
      todo: 'Correct them: the next start refuses them.',
    };
  const others = differing(where);
  const says = others.length > 0 ? `Changed from the default: ${others.join(', ')}.` : 'All have their default values.';
  const isPublic = values.SITE_URL?.startsWith('https://');
  if (isPublic && !values.PROXY_HOPS)
    return {
      state: 'waits',
      says,
      todo: 'SITE_URL has https:// and PROXY_HOPS is 0: behind a proxy, all visitors count as one.',
    };
  if ((isPublic || values.ALERT_EMAIL) && !values.SMTP_URL)
    return {
      state: 'waits',
      says,
      todo: 'SMTP_URL is not set: mail, of alerts too, stays in the mailbox of this machine.',
    };
  return { state: 'works', says };
}

const jobs = (where: Site) =>
  queueFinding(where, 'jobs', {
    none: 'There are none.',
    stuck: 'See whether a process with WORK=all, planned or long runs.',
    broken: {
      says: (count) => `${count} failed.`,
      todo: 'The reason is in payload.payload_jobs.error. It is tried again the next night.',
    },
  });

const plans = (where: Site) =>
  queueFinding(where, 'plans', {
    none: 'There are none.',
    stuck: 'See whether a process with WORK=all or planned runs.',
    broken: {
      says: (count) => `${count} scheduled change${count === 1 ? '' : 's'} failed.`,
      todo: 'Home and Plan name them with the reason: an editor corrects and schedules them again.',
    },
  });

const mail = (where: Site) =>
  queueFinding(where, 'mail', {
    none: 'The outbox is in the project of Supabase, or forms are off.',
    stuck: 'See whether the mail server of SMTP_URL responds; mail waits until it does.',
    broken: {
      says: (count) => `${count} of the last week were given up.`,
      todo: 'The inbox shows them under Not sent; Send again restarts the attempts.',
    },
  });

const webhooks = (where: Site) =>
  queueFinding(where, 'webhooks', {
    none: 'There are none.',
    stuck: 'See how the receiver responds, under Webhooks.',
    broken: {
      says: (count) => `${count} ${count === 1 ? 'is' : 'are'} switched off after failures.`,
      todo: 'See why under Webhooks, and switch it on again, or remove it.',
    },
  });

async function backups({ query, values, now }: Site): Promise<Finding> {
  const last = await kept<LastBackup>(query, LAST_BACKUP);
  if (!last) {
    const failed = await kept<FailedBackup>(query, FAILED_BACKUP);
    const todo = 'See why in its log (journalctl -u alethia-backup), and make one now.';
    if (failed) return { state: 'failed', says: 'The nightly backup has never succeeded.', since: failed.at, todo };
    const isPublic = values.SITE_URL?.startsWith('https://');
    const says = 'The nightly backup has never run here.';
    return { state: isPublic ? 'waits' : 'works', says, todo: isPublic ? 'Set up the nightly timer.' : undefined };
  }
  const says = `The last one was made at ${last.at.slice(0, 16).replace('T', ' ')} UTC.`;
  if (!isOverdue(last, now)) return { state: 'works', says };
  return { state: 'failed', says, since: last.at, todo: 'See why the timer did not run, and make one now.' };
}

async function drill({ query, now, values }: Site): Promise<Finding> {
  const restored = await kept<LastRestore>(query, LAST_RESTORE);
  if (restored?.state === 'failed' && isRecent(restored, now))
    return {
      state: 'failed',
      says: 'The last restore failed.',
      since: restored.at,
      todo: 'Home says why, and where the backup of the site before it is.',
    };
  const last = await kept<LastDrill>(query, LAST_DRILL);
  const todo = 'Restore a backup on another machine, then run `npm run doctor -- --drilled` here.';
  if (!last) {
    const isPublic = values.SITE_URL?.startsWith('https://');
    return { state: isPublic ? 'waits' : 'works', says: 'No restore drill has been noted.', todo };
  }
  const says = `The last restore drill was on ${last.at.slice(0, 10)}.`;
  const isLate = now.getTime() - Date.parse(last.at) > DRILL_DAYS * DAY_MS;
  return isLate ? { state: 'waits', says, since: last.at, todo } : { state: 'works', says };
}

async function clock({ query }: Site): Promise<Finding> {
  const before = Date.now();
  const { rows } = await query('select extract(epoch from clock_timestamp()) * 1000 as at');
  const middle = (before + Date.now()) / 2;
  const apart = Math.abs(Number((rows[0] as { at: string }).at) - middle) / 1000;
  const says = `This machine and the database are ${apart.toFixed(1)} s apart.`;
  if (apart < MOST_SECONDS_APART) return { state: 'works', says };
  return { state: 'failed', says, todo: 'Synchronize both clocks: plans, codes and signatures depend on them.' };
}

async function versions({ query, version, commit }: Site): Promise<Finding> {
  const { rows } = await query(`select current_setting('server_version_num')::int as number`);
  const postgres = (rows[0] as { number: number }).number;
  const major = Math.floor(postgres / 10_000);
  const prepared = await kept<LastUpgrade>(query, LAST_UPGRADE);
  const here = commit ? `${version} (${commit})` : version;
  const says = `Site ${here}, Node ${process.versions.node}, PostgreSQL ${major}.${postgres % 10_000}.`;
  if (major < OLDEST_POSTGRES)
    return { state: 'failed', says, todo: `PostgreSQL ${OLDEST_POSTGRES} or newer is needed.` };
  if (commit && prepared?.version && prepared.version !== commit)
    return {
      state: 'waits',
      says: `${says} The database was prepared by ${prepared.version}.`,
      since: prepared.at,
      todo: 'An upgrade has not been started, or was taken back.',
    };
  return { state: 'works', says };
}

const checks: Record<CheckId, { label: string; look: (site: Site) => Promise<Finding> }> = {
  site: { label: 'Site', look: site },
  database: { label: 'Database', look: database },
  migrations: { label: 'Migrations', look: migrations },
  settings: { label: 'Settings', look: settings },
  jobs: { label: 'Background work', look: jobs },
  plans: { label: 'Scheduled changes', look: plans },
  mail: { label: 'Mail', look: mail },
  webhooks: { label: 'Webhooks', look: webhooks },
  backups: { label: 'Backups', look: backups },
  drill: { label: 'Restores', look: drill },
  disk: { label: 'Disk', look: diskFinding },
  bucket: { label: 'Bucket', look: bucketFinding },
  certificate: { label: 'Certificate', look: certificateFinding },
  clock: { label: 'Clock', look: clock },
  versions: { label: 'Versions', look: versions },
};

async function look(id: CheckId, where: Site): Promise<Finding> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('it takes too long')), PATIENCE_MS).unref();
  });
  try {
    return await Promise.race([checks[id].look(where), late]);
  } catch (error) {
    const { message } = withoutValues(error) as { message?: string };
    return { state: 'unknown', says: `Not known: ${message ?? 'no reason given'}` };
  }
}

/** Everything that is known about the site, in a fixed order. Never throws: what cannot be seen is `unknown`. */
export async function checkSite(where: Site, ids: readonly CheckId[] = checkIds): Promise<Check[]> {
  return Promise.all(
    ids.map(async (id) => ({
      id,
      label: checks[id].label,
      ...(await look(id, where)),
      runbook: runbookOf(id),
    })),
  );
}
