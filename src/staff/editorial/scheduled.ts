import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { type ContentCollection, contentCollections } from '@/lib/content-collections';
import { isObject } from '@/lib/is-object';
import type { Planned } from '@/lib/planned';
import { JOBS } from '@/payload/own-collections';
import { plainReason } from '@/payload/plain-reason';
import { added } from '@/seams/capability';
import type { Period } from '@/seams/plan';
import type { ScheduledChanges } from '@/seams/site';
import { listAsSite } from '../find-as-site';
import { serialise } from './no-silent-overwrite';
import { namesOf } from './people';

/** Schedules run every ten seconds; after this time one counts as missed. */
const OVERDUE_AFTER_MS = 60_000;

const input = z.object({
  type: z.enum(['publish', 'unpublish']).catch('publish'),
  doc: z.object({ relationTo: z.enum(contentCollections), value: z.string() }),
  user: z.object({ value: z.string() }).optional().catch(undefined),
});

type Job = {
  id: string;
  input?: unknown;
  waitUntil?: string | null;
  createdAt: string;
  hasError?: boolean | null;
  error?: unknown;
};

const schedules: Where = { and: [{ taskSlug: { equals: 'schedulePublish' } }, { completedAt: { exists: false } }] };

async function titlesOf(req: PayloadRequest, plans: { relationTo: ContentCollection; value: string }[]) {
  const titles = new Map<string, string>();
  for (const collection of new Set(plans.map(({ relationTo }) => relationTo))) {
    const ids = plans.flatMap(({ relationTo, value }) => (relationTo === collection ? [value] : []));
    const name = collection === 'leaders' ? 'name' : 'title';
    const docs = await listAsSite(req, collection as 'leaders', {
      where: { id: { in: ids } },
      select: { [name]: true },
      limit: ids.length,
      draft: true,
    });
    for (const doc of docs as unknown as Record<string, string>[]) titles.set(doc.id ?? '', doc[name] || 'Untitled');
  }
  return titles;
}

async function find(req: PayloadRequest, where: Where, limit = 200): Promise<Planned[]> {
  const docs = await listAsSite(req, JOBS, {
    where: { and: [schedules, where] },
    sort: 'waitUntil',
    limit,
  });
  const plans = (docs as unknown as Job[]).flatMap((job) => {
    const parsed = input.safeParse(job.input);
    return parsed.success ? [{ job, ...parsed.data }] : [];
  });
  const titles = await titlesOf(
    req,
    plans.map(({ doc }) => doc),
  );
  const names = await namesOf(
    req,
    plans.map(({ user }) => user?.value),
  );
  return plans.map(({ job, type, doc, user }) => ({
    id: job.id,
    type,
    collection: doc.relationTo,
    document: doc.value,
    title: titles.get(doc.value) ?? 'A deleted document',
    time: job.waitUntil ?? job.createdAt,
    by: names.get(user?.value ?? '') ?? null,
    reason: job.hasError ? plainReason(job.error) : null,
  }));
}

const late = () => new Date(Date.now() - OVERDUE_AFTER_MS).toISOString();

const byTime = (plans: Planned[]) => plans.sort((a, b) => Date.parse(a.time) - Date.parse(b.time));

type Read = (scheduled: ScheduledChanges) => Promise<Planned[]>;

const ofCapabilities = async (req: PayloadRequest, read: Read): Promise<Planned[]> =>
  (await Promise.all(added(req.payload, 'scheduled').map(read))).flat();

/** Upcoming changes, the next one first. Access must have been checked by the caller. */
export async function listScheduled(req: PayloadRequest): Promise<Planned[]> {
  const time = late();
  return byTime([
    ...(await find(req, { and: [{ hasError: { not_equals: true } }, { waitUntil: { greater_than_equal: time } }] })),
    ...(await ofCapabilities(req, ({ upcoming }) => upcoming(req, time))),
  ]);
}

/** Changes that failed or were missed. Access must have been checked by the caller. */
export async function listOverdue(req: PayloadRequest): Promise<Planned[]> {
  const time = late();
  return byTime([
    ...(await find(req, { or: [{ hasError: { equals: true } }, { waitUntil: { less_than: time } }] })),
    ...(await ofCapabilities(req, ({ overdue }) => overdue(req, time))),
  ]);
}

export const plansOf = (req: PayloadRequest, collection: ContentCollection, id: string): Promise<Planned[]> =>
  find(req, {
    and: [{ 'input.doc.relationTo': { equals: collection } }, { 'input.doc.value': { equals: id } }],
  });

/** With those that failed. Access must have been checked by the caller. */
export const plansWithin = (req: PayloadRequest, { from, to }: Period): Promise<Planned[]> =>
  find(req, { waitUntil: { greater_than_equal: from, less_than: to } }, 0);

/** Undefined once it has happened or was canceled. Nobody else moves or cancels it until the transaction ends. */
export async function findPlan(req: PayloadRequest, id: string): Promise<Planned | undefined> {
  await serialise(req, `schedule ${id}`);
  return (await find(req, { id: { equals: id } }))[0];
}

/** The person who moves it is the one who publishes. Access must have been checked by the caller. */
export async function moveSchedule(req: PayloadRequest, id: string, time: string): Promise<void> {
  const docs = await listAsSite(req, JOBS, {
    where: { and: [schedules, { id: { equals: id } }] },
    select: { input: true },
    limit: 1,
  });
  const before = docs[0]?.input;
  const user = { relationTo: 'users', value: req.user?.id };
  await req.payload.update({
    collection: JOBS,
    id,
    data: { waitUntil: time, input: { ...(isObject(before) && before), user } } as never,
    depth: 0,
    overrideAccess: true,
    req,
  });
}

export const isOverdue = ({ time, reason }: Planned) =>
  reason !== null || Date.parse(time) < Date.now() - OVERDUE_AFTER_MS;

/** In a transaction. */
export async function forgetPlan(req: PayloadRequest, id: string): Promise<Planned | undefined> {
  const plan = await findPlan(req, id);
  await req.payload.delete({
    collection: JOBS,
    where: { and: [schedules, { id: { equals: id } }] },
    depth: 0,
    overrideAccess: true,
    req,
  });
  return plan;
}
