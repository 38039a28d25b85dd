import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { can } from '@/access/roles';
import { contentCollections } from '@/lib/content-collections';
import { titleOf } from '@/staff/titles';
import { audit } from '../audit/audit';
import { findReviewed } from './steps';

type Arguments = Parameters<typeof schedulePublishHandler>[0] & { req: PayloadRequest };

const plan = z.object({
  type: z.enum(['publish', 'unpublish']).optional(),
  date: z.date().optional(),
  doc: z.object({ relationTo: z.enum(contentCollections), value: z.uuid() }).optional(),
  deleteID: z.union([z.string(), z.number()]).optional(),
});

async function tell(req: PayloadRequest, { type = 'publish', date, doc, deleteID }: z.infer<typeof plan>) {
  if (deleteID || !doc || !date) return audit(req, { action: 'schedule', title: 'A schedule', detail: 'Canceled' });
  const { relationTo: collection, value: document } = doc;
  const title = titleOf(await findReviewed(req, collection, document));
  const detail = `${type === 'publish' ? 'Publish' : 'Unpublish'} at ${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return audit(req, { action: 'schedule', title, collection, document, detail });
}

const refusal = z.looseObject({ error: z.string().optional() });

/** Payload hides the button from people who may not publish, but accepts their requests. */
export async function schedulePublish(args: Arguments) {
  if (!can(args.req, 'publish')) return { error: 'Only editors may schedule publishing.' };
  const { success, data } = plan.safeParse(args);
  if (!success || (!data.deleteID && !(data.doc && data.date))) return { error: 'This cannot be scheduled.' };
  const answer = refusal.parse(await schedulePublishHandler(args));
  if (!answer.error) await tell(args.req, data);
  return answer;
}
