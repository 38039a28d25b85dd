import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Right } from '@/access/roles';
import { issueContentOf } from '@/data/issue-content';
import { senderOf } from '@/data/sender-of';
import { DAY_MS } from '@/lib/day';
import { inTransaction } from '@/payload/transaction';
import { newsletterTest } from '@/services/mail/newsletter-mail';
import { nudgeOutbox } from '@/services/mail/nudge';
import { failureCode, mailTransport } from '@/services/mail/transport';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { audit } from '@/staff/audit/audit';
import { serialise } from '@/staff/editorial/no-silent-overwrite';
import { json, refuse, staffEndpoint } from '@/staff/endpoint';
import { readContent, readIssue } from './issue';
import { countAudience, readSends, readSourcePages, type Send, segmentSchema, startSend, stopSend } from './store';

type Work<Body> = (req: PayloadRequest, issue: string, body: Body) => Promise<object>;
type Step<Body> = { can: Right; body?: z.ZodType<Body>; invalid?: string; work: Work<Body> };

/** An endpoint for one issue. */
const ofIssue = <Body = undefined>(method: 'get' | 'post', name: string, { work, ...rest }: Step<Body>): Endpoint =>
  staffEndpoint({
    ...rest,
    method,
    path: `/:id/${name}`,
    notAllowed: 'You are not allowed to do this.',
    at: z.object({ id: z.uuid() }),
    gone: GONE,
    work: async (req, { at, body }) => {
      try {
        return await work(req, at.id, body);
      } catch (error) {
        if (!(error instanceof SupabaseFailure)) throw error;
        req.payload.logger.error(`Newsletter: ${error.code}`);
        return json({ error: UNREAD }, 503);
      }
    },
  });

const GONE = 'The issue does not exist.';
const UNREAD = 'The subscribers cannot be read at the moment. Nothing was changed; please try again.';

async function mailTest(req: PayloadRequest, id: string) {
  const content = await readContent(req, id);
  const to = req.user?.email;
  if (!content || !to) return refuse(404, GONE);
  const transport = mailTransport();
  if (!transport) return refuse(409, 'This site has no mail server.');
  try {
    await transport.sendMail(newsletterTest(to, content, await senderOf(req.payload)));
  } catch (error) {
    req.payload.logger.error(`A test of an issue was not sent: ${failureCode(error)}`);
    return json({ error: 'The mail server did not accept the test. Please try again.' }, 502);
  }
  return { to };
}

const YEAR_MS = 365 * DAY_MS;
const sendRequest = segmentSchema.extend({
  /** Null for now. */
  at: z.iso
    .datetime({ offset: true })
    .refine((at) => Date.parse(at) > Date.now() && Date.parse(at) < Date.now() + YEAR_MS)
    .nullish()
    .default(null),
  /** The number shown in the dialog: only subscribers counted then are mailed. */
  recipients: z.number().int().min(1),
});

const segmentInWords = ({ since, page }: z.output<typeof segmentSchema>) => {
  const limits = [since && `confirmed since ${since.slice(0, 10)}`, page && `subscribed on ${page}`].filter(Boolean);
  return limits.length > 0 ? `subscribers ${limits.join(', ')}` : 'all subscribers';
};

const isSameTime = (one: string | null, other: string | null) =>
  (one && Date.parse(one)) === (other && Date.parse(other));

/** To the same segment at the same time; of those that begin at once, one that goes to all of these recipients. */
function isSame(send: Send, { since, page, at, recipients }: z.output<typeof sendRequest>): boolean {
  if (send.cancelled_at || send.page !== page || !isSameTime(send.since, since)) return false;
  if (at) return isSameTime(send.due_at, at);
  return isSameTime(send.due_at, send.created_at) && (!send.queued_at || send.waiting >= recipients);
}

async function send(req: PayloadRequest, id: string, sent: z.output<typeof sendRequest>) {
  const { recipients, at, ...segment } = sent;
  const issue = await readIssue(req, id, false);
  if (!issue) return refuse(404, GONE);
  if (issue._status !== 'published' || !issue.path) refuse(409, 'Publish the issue first: its mail leads to its page.');
  const content = issueContentOf(issue);
  if (content.sections.length === 0) refuse(409, 'Add at least one section and publish the issue.');
  return inTransaction(req, async () => {
    await serialise(req, `send ${id}`);
    const same = (await readSends(id)).find((one) => isSame(one, sent));
    // Sent twice.
    if (same) return { id: same.id };
    const found = await countAudience(id, segment);
    if (found !== recipients)
      refuse(
        409,
        `The number of recipients has changed to ${found.toLocaleString('en-US')}. Please check and send again.`,
      );
    // Before the services know of it: what they begin cannot be rolled back.
    await audit(req, {
      action: 'send',
      title: issue.title,
      collection: 'newsletter-issues',
      document: id,
      detail: `To ${segmentInWords(segment)}, ${recipients} at the time${at ? `, from ${at}` : ''}`,
    });
    const started = await startSend({ issue: id, content, segment, at, by: req.user?.name ?? '' });
    if (!at) nudgeOutbox();
    return started;
  });
}

async function stop(req: PayloadRequest, id: string, { send: wanted }: { send: string }) {
  return inTransaction(req, async () => {
    await serialise(req, `send ${id}`);
    const found = (await readSends(id)).find((one) => one.id === wanted) ?? refuse(404, NO_SEND);
    // Sent twice.
    if (found.cancelled_at) return { stopped: true };
    const issue = await readIssue(req, id, true);
    await audit(req, { action: 'stop', title: issue?.title, collection: 'newsletter-issues', document: id });
    if (!(await stopSend(wanted))) refuse(409, 'There was nothing left to stop.');
    return { stopped: true };
  });
}

const NO_SEND = 'This send does not exist.';

/**
 * Under `/api/newsletter-issues/:id`: `mail-test` mails the newest draft to the account; for editors, `audience` counts
 * recipients, `sends` lists sends, `send` and `stop-send` begin and end one.
 */
export const newsletterEndpoints: Endpoint[] = [
  ofIssue('post', 'mail-test', { can: 'write', work: mailTest }),
  ofIssue('post', 'audience', {
    can: 'publish',
    body: segmentSchema,
    invalid: 'Choose who gets the issue: all, since a date, or of a page.',
    work: async (_, id, segment) => ({ recipients: await countAudience(id, segment) }),
  }),
  ofIssue('get', 'sends', {
    can: 'publish',
    work: async (_, id) => ({ sends: await readSends(id), pages: await readSourcePages() }),
  }),
  ofIssue('post', 'send', {
    can: 'publish',
    body: sendRequest,
    invalid: 'Choose who gets the issue, and a time within the next year.',
    work: send,
  }),
  ofIssue('post', 'stop-send', {
    can: 'publish',
    body: z.object({ send: z.uuid() }),
    invalid: NO_SEND,
    work: stop,
  }),
];
