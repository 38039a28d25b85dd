import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { contentCollections } from '@/lib/content-collections';
import { inTransaction } from '@/payload/transaction';
import type { PlanMove } from '@/seams/plan';
import { changeSeam } from '@/seams/run';
import { titleOf } from '@/staff/titles';
import { audit } from '../audit/audit';
import { refuse } from '../endpoint';
import { isMoved, requireAhead } from './move';
import { serialise } from './no-silent-overwrite';
import { reasonOf } from './reason-of';
import { findPlan, moveSchedule, plansOf } from './scheduled';
import { findReviewed } from './steps';

type Arguments = Parameters<typeof schedulePublishHandler>[0] & { req: PayloadRequest };

const contentDocument = z.object({ relationTo: z.enum(contentCollections), value: z.uuid() });

const plan = z.object({
  type: z.enum(['publish', 'unpublish']).optional(),
  date: z.date().optional(),
  doc: contentDocument.optional(),
  deleteID: z.union([z.string(), z.number()]).optional(),
});

async function tell(req: PayloadRequest, { type = 'publish', date, doc, deleteID }: z.infer<typeof plan>) {
  if (deleteID || !doc || !date) return audit(req, { action: 'schedule', title: 'A schedule', detail: 'Canceled' });
  const { relationTo: collection, value: document } = doc;
  const title = titleOf(await findReviewed(req, collection, document));
  const detail = `${type === 'publish' ? 'Publish' : 'Unpublish'} at ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return audit(req, { action: 'schedule', title, collection, document, detail });
}

const GONE = 'This document no longer exists, or is in the trash. Nothing was scheduled.';

type Doc = NonNullable<z.infer<typeof plan>['doc']>;

/** Why the change would fail: a schedule that fails at night helps nobody. */
async function problemOf(req: PayloadRequest, doc: Doc, type: 'publish' | 'unpublish' = 'publish') {
  const newest = await findReviewed(req, doc.relationTo, doc.value);
  if (!newest) return GONE;
  if (type === 'unpublish') return undefined;
  const { config: collection } = req.payload.collections[doc.relationTo];
  const data = { ...newest, _status: 'published' };
  try {
    const { context } = req;
    await changeSeam('checkPublish')({ collection, context, data, operation: 'update', originalDoc: newest, req });
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/** The same change at the same moment: a request whose response was lost is sent again. */
async function isPlanned(req: PayloadRequest, { type = 'publish', date, doc }: z.infer<typeof plan>): Promise<boolean> {
  if (!date || !doc) return false;
  await serialise(req, `schedules of ${doc.value}`);
  const plans = await plansOf(req, doc.relationTo, doc.value);
  return plans.some((one) => one.type === type && Date.parse(one.time) === date.getTime() && !one.reason);
}

const ONLY_EDITORS = 'Only editors may schedule publishing.';

const refusal = z.looseObject({ error: z.string().optional() });

/** Payload hides the button from people who may not publish, but accepts their requests. Plans the same change once. */
export async function schedulePublish(args: Arguments) {
  if (!can(args.req, 'publish')) return { error: ONLY_EDITORS };
  const { success, data } = plan.safeParse(args);
  if (!success || (!data.deleteID && !(data.doc && data.date))) return { error: 'This cannot be scheduled.' };
  const problem = data.doc && !data.deleteID && (await problemOf(args.req, data.doc, data.type));
  if (problem) return { error: problem };
  return inTransaction(args.req, async () => {
    const isDone = data.deleteID ? !(await findPlan(args.req, String(data.deleteID))) : await isPlanned(args.req, data);
    if (isDone) return {};
    const response = refusal.parse(await schedulePublishHandler(args));
    if (!response.error) await tell(args.req, data);
    return response;
  });
}

/** Moves a schedule, by the rules by which one is made. In a transaction. */
export async function movePlan(req: PayloadRequest, move: PlanMove): Promise<void> {
  const { id, to } = move;
  if (!can(req, 'publish')) refuse(403, ONLY_EDITORS);
  const found = (await findPlan(req, id)) ?? refuse(404, 'It has happened meanwhile, or was canceled.');
  if (isMoved(found.time, move)) return;
  requireAhead(move);
  if (found.reason) refuse(409, 'It has failed. Open the document to see why, and schedule it again.');
  const { type, collection, document } = found;
  const doc = contentDocument.parse({ relationTo: collection, value: document });
  const problem = await problemOf(req, doc, type);
  if (problem) refuse(409, problem);
  await moveSchedule(req, id, to);
  await tell(req, { type, date: new Date(to), doc });
}
