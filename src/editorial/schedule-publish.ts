import { schedulePublishHandler } from '@payloadcms/ui/utilities/schedulePublishHandler';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../access/roles';
import { contentCollections } from '../lib/content-collections';

type Arguments = Parameters<typeof schedulePublishHandler>[0] & { req: PayloadRequest };

const plan = z.object({
  type: z.enum(['publish', 'unpublish']).optional(),
  date: z.date().optional(),
  doc: z.object({ relationTo: z.enum(contentCollections), value: z.uuid() }).optional(),
  deleteID: z.union([z.string(), z.number()]).optional(),
});

/**
 * Plans a change of the site, or forgets one. Payload hides the button from people who may not publish, but takes the
 * plan from anybody on the staff: an author could put it there by hand, or take an editor's away. Here it is refused.
 */
export async function schedulePublish(args: Arguments) {
  if (!hasRole(args.req, 'admin', 'editor')) return { error: 'Only editors plan what is published.' };
  const { success, data } = plan.safeParse(args);
  if (!success || (!data.deleteID && !(data.doc && data.date))) return { error: 'This cannot be planned.' };
  return schedulePublishHandler(args);
}
