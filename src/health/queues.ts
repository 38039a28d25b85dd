import type { Finding, Query, Site } from './check.ts';

/** What waits in a queue, the oldest since when it was due, and what has been given up. */
export type Queue = { waiting: number; oldest: Date | null; failed: number; failedSince: Date | null };

/** What is done every night fails until the next one; its row stays. What staff have scheduled fails as a plan. */
const FAILED_JOB = `has_error and task_slug <> 'schedulePublish' and updated_at > now() - interval '25 hours'`;

/** Work of Payload's job queue that is due. */
const JOBS = `select count(*) filter (where has_error is not true) as waiting,
  min(coalesce(wait_until, created_at)) filter (where has_error is not true) as oldest,
  count(*) filter (where ${FAILED_JOB}) as failed,
  min(coalesce(wait_until, created_at)) filter (where ${FAILED_JOB}) as "failedSince"
  from payload.payload_jobs where completed_at is null and coalesce(wait_until, created_at) <= now()`;

const PLANS = `select 0 as waiting, null as oldest, count(*) as failed,
  min(coalesce(wait_until, created_at)) as "failedSince"
  from payload.payload_jobs where completed_at is null and has_error and task_slug = 'schedulePublish'`;

const RELEASES = `select 0 as waiting, null as oldest, count(*) as failed, min(publish_at) as "failedSince"
  from payload.releases where state = 'open' and failure is not null and publish_at is not null`;

const MAIL = `select count(*) filter (where given_up_at is null) as waiting,
  min(created_at) filter (where given_up_at is null) as oldest,
  count(*) filter (where given_up_at > now() - interval '7 days') as failed,
  min(given_up_at) filter (where given_up_at > now() - interval '7 days') as "failedSince"
  from public.mail_outbox where sent_at is null and kind <> 'newsletter-issue'`;

const WEBHOOKS = `select count(*) filter (where d.state = 'waiting' and w.is_on) as waiting,
  min(d.created_at) filter (where d.state = 'waiting' and w.is_on) as oldest,
  count(distinct w.id) filter (where not w.is_on and w.off_reason is not null) as failed,
  min(w.failing_since) filter (where not w.is_on and w.off_reason is not null) as "failedSince"
  from payload.webhooks w left join payload.webhook_deliveries d on d.webhook_id = w.id`;

const statements = { jobs: [JOBS], plans: [PLANS, RELEASES], mail: [MAIL], webhooks: [WEBHOOKS] };
export type QueueName = keyof typeof statements;

/** A capability that was taken out has no tables. */
const isMissing = (error: unknown) => (error as { code?: string } | undefined)?.code === '42P01';

type Row = { waiting: string; oldest: Date | null; failed: string; failedSince: Date | null };

const older = (one: Date | null, other: Date | null) => (one && other ? (one < other ? one : other) : (one ?? other));

/** Undefined if this site has no such queue in its database. */
export async function readQueue(query: Query, name: QueueName): Promise<Queue | undefined> {
  const rows: Row[] = [];
  for (const statement of statements[name]) {
    const found = await query(statement).catch((error: unknown) => {
      if (isMissing(error)) return { rows: [] };
      throw error;
    });
    rows.push(...(found.rows as Row[]));
  }
  if (rows.length === 0) return undefined;
  return rows.reduce<Queue>(
    (all, row) => ({
      waiting: all.waiting + Number(row.waiting),
      oldest: older(all.oldest, row.oldest),
      failed: all.failed + Number(row.failed),
      failedSince: older(all.failedSince, row.failedSince),
    }),
    { waiting: 0, oldest: null, failed: 0, failedSince: null },
  );
}

const MINUTE_MS = 60_000;

type Words = { none: string; stuck: string; broken?: { says: (count: number) => string; todo: string } };

/** A queue whose oldest entry waits longer than the limit has failed; one that waits for minutes is worth a look. */
export async function queueFinding(
  { query, values: { ALERT_QUEUE_MINUTES = 15 }, now }: Site,
  name: QueueName,
  words: Words,
): Promise<Finding> {
  const queue = await readQueue(query, name);
  if (!queue) return { state: 'unknown', says: words.none };
  const { waiting, oldest, failed, failedSince } = queue;
  const minutes = oldest ? Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / MINUTE_MS)) : 0;
  const waits = waiting === 0 ? 'Nothing waits.' : `${waiting} wait, the oldest for ${minutes} minutes.`;
  if (oldest && minutes >= ALERT_QUEUE_MINUTES)
    return { state: 'failed', says: waits, since: oldest.toISOString(), todo: words.stuck };
  if (failed > 0 && words.broken) {
    const { says, todo } = words.broken;
    return { state: 'failed', says: `${says(failed)} ${waits}`, since: failedSince?.toISOString(), todo };
  }
  const isSlow = oldest !== null && minutes >= Math.ceil(ALERT_QUEUE_MINUTES / 3);
  return { state: isSlow ? 'waits' : 'works', says: waits, since: isSlow ? oldest.toISOString() : undefined };
}
