import { z } from 'zod';
import type { IssueContent } from '@/services/mail/issue-content';
import { adminClient, dataOf, instant, requireAdminClient } from '@/services/supabase/admin-client';

/** Every confirmed subscriber, or only those confirmed since an instant, or on one page. */
export const segmentSchema = z.object({
  since: z.iso.datetime({ offset: true }).nullish().default(null),
  page: z
    .string()
    .max(200)
    .regex(/^\/[a-z0-9/-]*$/)
    .nullish()
    .default(null),
});
export type Segment = z.output<typeof segmentSchema>;

const sendSchema = z.object({
  id: z.uuid(),
  since: instant.nullable(),
  page: z.string().nullable(),
  due_at: instant,
  queued_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  created_at: instant,
  created_by: z.string(),
  waiting: z.number(),
  sent: z.number(),
  failed: z.number(),
  returned: z.number(),
});
export type Send = z.output<typeof sendSchema>;

const plannedSchema = z.object({
  id: z.uuid(),
  issue_id: z.uuid(),
  due_at: instant,
  queued_at: instant.nullable(),
});

const pageSchema = z.object({ page: z.string(), subscribers: z.number() });
export type SourcePage = z.output<typeof pageSchema>;

const call = (name: string, args: Record<string, unknown> = {}) => requireAdminClient().rpc(name, args);

/** Subscribers of a segment who have not received the issue. */
export const countAudience = (issue: string, { since, page }: Segment): Promise<number> =>
  dataOf(z.number(), call('count_newsletter_audience', { issue, since, page }));

export const readSends = (issue: string): Promise<Send[]> =>
  dataOf(z.array(sendSchema), call('newsletter_progress', { issue }));

/** What is mailed, or was, in a period (ISO 8601). None without Supabase. */
export async function readPlannedSends({ from, to }: { from: string; to: string }) {
  const sends = adminClient()?.from('newsletter_sends');
  if (!sends) return [];
  const columns = sends.select('id, issue_id, due_at, queued_at');
  return dataOf(z.array(plannedSchema), columns.is('cancelled_at', null).gte('due_at', from).lt('due_at', to));
}

export const readSourcePages = (): Promise<SourcePage[]> => dataOf(z.array(pageSchema), call('newsletter_pages'));

type Start = { issue: string; content: IssueContent; segment: Segment; at: string | null; by: string };

/** Records a send; the outbox queues it when it is due. */
export const startSend = ({ issue, content, segment: { since, page }, at, by }: Start) =>
  dataOf(
    z.object({ id: z.uuid() }),
    call('send_newsletter', { issue, content: JSON.stringify(content), since, page, due_at: at, created_by: by }),
  );

export const stopSend = async (send: string): Promise<boolean> =>
  (await dataOf(z.object({ cancelled: z.boolean() }), call('cancel_newsletter', { send }))).cancelled;
