import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Check, CheckId } from '@/health/check';
import type { Alert } from '@/seams/alert';

/** What pushes an alert. The others are seen by who looks, or by the start. */
const PUSHED: readonly CheckId[] = [
  'jobs',
  'plans',
  'mail',
  'webhooks',
  'backups',
  'disk',
  'bucket',
  'certificate',
  'clock',
];
/** Looks in a row, a minute apart: one that fails once is no alert, and one that works once is no end of it. */
const LOOKS = 2;
const LONGEST_MS = 24 * 3_600_000;

const alertSchema = z.object({
  id: z.string(),
  state: z.enum(['fired', 'cleared']),
  ...{ about: z.string(), label: z.string(), says: z.string(), since: z.string() },
  todo: z.string().optional(),
  runbook: z.string(),
});

const untold = alertSchema.extend({ at: z.string(), isMailed: z.boolean(), isPassedOn: z.boolean() });
export type Untold = z.infer<typeof untold>;

/** In Payload's key-value table, so that a restart neither repeats nor forgets an alert. */
export const ALERTS = 'health-alerts';

export const keptSchema = z.object({
  /** By check: since when, how many looks in a row say otherwise, and whether it has been sent. */
  firing: z.record(z.string(), z.object({ since: z.string(), looks: z.number(), isWarned: z.boolean() })),
  untold: z.array(untold),
});
export type Kept = z.infer<typeof keptSchema>;

export const nothingKept: Kept = { firing: {}, untold: [] };

const idOf = (about: string, state: string, since: string) =>
  createHash('sha256').update(`${about} ${state} ${since}`).digest('hex').slice(0, 32);

function event(
  { id: about, label, says, todo, runbook }: Check,
  state: Alert['state'],
  since: string,
  now: Date,
): Untold {
  const id = idOf(about, state, since);
  const what = { id, state, about, label, says, since, runbook, ...(state === 'fired' && todo ? { todo } : {}) };
  return { ...what, at: now.toISOString(), isMailed: false, isPassedOn: false };
}

/** The state of the alerts after a check. Each is sent once when it begins, and once when it is over. */
export function afterLook(before: Kept, checks: readonly Check[], now = new Date()): Kept {
  const firing = { ...before.firing };
  const unsent: Untold[] = before.untold.filter(({ at }) => now.getTime() - Date.parse(at) < LONGEST_MS);
  for (const check of checks) {
    if (!PUSHED.includes(check.id) || check.state === 'unknown') continue;
    const known = firing[check.id];
    const isFailed = check.state === 'failed';
    if (!known) {
      if (isFailed) firing[check.id] = { since: check.since ?? now.toISOString(), looks: 1, isWarned: false };
    } else if (!known.isWarned) {
      if (!isFailed) delete firing[check.id];
      else if (known.looks + 1 < LOOKS) firing[check.id] = { ...known, looks: known.looks + 1 };
      else {
        firing[check.id] = { ...known, looks: 0, isWarned: true };
        unsent.push(event(check, 'fired', known.since, now));
      }
    } else if (isFailed) {
      if (known.looks > 0) firing[check.id] = { ...known, looks: 0 };
    } else if (known.looks + 1 < LOOKS) firing[check.id] = { ...known, looks: known.looks + 1 };
    else {
      delete firing[check.id];
      unsent.push(event(check, 'cleared', known.since, now));
    }
  }
  return { firing, untold: unsent };
}
