import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole, type Role } from '@/access/roles';
import { issueContentOf } from '@/data/issue-content';
import { senderOf } from '@/data/sender-of';
import { newsletterTest } from '@/services/mail/newsletter-mail';
import { nudgeOutbox } from '@/services/mail/nudge';
import { failureCode, mailTransport } from '@/services/mail/transport';
import { SupabaseFailure } from '@/services/supabase/admin-client';
import { audit } from '../audit/audit';
import { readContent, readIssue } from './issue';
import { countAudience, readSends, readSourcePages, segmentSchema, startSend, stopSend } from './store';

const headers = { 'cache-control': 'no-store' };

class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

type Work = (req: PayloadRequest, issue: string) => Promise<object>;

/** An endpoint for one issue, for these roles. Returns the result as JSON, or `{ error }`. */
const about = (path: string, method: 'get' | 'post', roles: readonly Role[], work: Work): Endpoint => ({
  path: `/:id${path}`,
  method,
  handler: async (req) => {
    const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });
    if (!hasRole(req, ...roles)) return refuse(403, 'You are not allowed to do this.');
    const id = z.uuid().safeParse(req.routeParams?.id);
    if (!id.success) return refuse(404, 'The issue does not exist.');
    try {
      return Response.json(await work(req, id.data), { headers });
    } catch (error) {
      if (error instanceof Refused) return refuse(error.status, error.message);
      if (!(error instanceof SupabaseFailure)) throw error;
      req.payload.logger.error(`Newsletter: ${error.code}`);
      return refuse(503, 'The subscribers cannot be read at the moment. Nothing was changed; please try again.');
    }
  },
});

const writers = ['admin', 'editor', 'author'] as const;
const editors = ['admin', 'editor'] as const;

const bodyOf = async (req: PayloadRequest): Promise<unknown> => req.json?.().catch(() => undefined);

const gone = () => new Refused(404, 'The issue does not exist.');

async function mailTest(req: PayloadRequest, id: string) {
  const content = await readContent(req, id);
  const to = req.user?.email;
  if (!content || !to) throw gone();
  const transport = mailTransport();
  if (!transport) throw new Refused(409, 'This site has no mail server.');
  try {
    await transport.sendMail(newsletterTest(to, content, await senderOf(req.payload)));
  } catch (error) {
    req.payload.logger.error(`A test of an issue was not sent: ${failureCode(error)}`);
    throw new Refused(502, 'The mail server did not take the test. Please try again.');
  }
  return { to };
}

async function audience(req: PayloadRequest, id: string) {
  const segment = segmentSchema.safeParse(await bodyOf(req));
  if (!segment.success) throw new Refused(400, 'Choose who gets the issue: all, since a date, or of a page.');
  return { recipients: await countAudience(id, segment.data) };
}

const YEAR_MS = 365 * 86_400_000;
const wish = segmentSchema.extend({
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

async function send(req: PayloadRequest, id: string) {
  const wanted = wish.safeParse(await bodyOf(req));
  if (!wanted.success) throw new Refused(400, 'Choose who gets the issue, and a time within the next year.');
  const issue = await readIssue(req, id, false);
  if (!issue) throw gone();
  if (issue._status !== 'published' || !issue.path)
    throw new Refused(409, 'Publish the issue first: its mail leads to its page.');
  const content = issueContentOf(issue);
  if (content.sections.length === 0) throw new Refused(409, 'Add at least one section and publish the issue.');
  const { recipients, at, ...segment } = wanted.data;
  const found = await countAudience(id, segment);
  if (found !== recipients)
    throw new Refused(
      409,
      `The number of recipients has changed to ${found.toLocaleString('en-US')}. Please check and send again.`,
    );
  const started = await startSend({ issue: id, content, segment, at, by: req.user?.name ?? '' });
  await audit(req, {
    action: 'send',
    title: issue.title,
    collection: 'newsletter-issues',
    document: id,
    detail: `To ${segmentInWords(segment)}, ${recipients} at the time${at ? `, from ${at}` : ''}`,
  });
  if (!at) nudgeOutbox();
  return started;
}

async function stop(req: PayloadRequest, id: string) {
  const asked = z.object({ send: z.uuid() }).safeParse(await bodyOf(req));
  const known = asked.success && (await readSends(id)).some((one) => one.id === asked.data.send);
  if (!known) throw new Refused(404, 'This send does not exist.');
  const isStopped = await stopSend(asked.data.send);
  if (!isStopped) throw new Refused(409, 'There was nothing left to stop.');
  const issue = await readIssue(req, id, true);
  await audit(req, { action: 'stop', title: issue?.title, collection: 'newsletter-issues', document: id });
  return { stopped: true };
}

/**
 * Under `/api/newsletter-issues/:id`: `mail-test` mails the newest draft to the account; for editors, `audience` counts
 * recipients, `sends` lists sends, `send` and `stop-send` begin and end one.
 */
export const newsletterEndpoints: Endpoint[] = [
  about('/mail-test', 'post', writers, mailTest),
  about('/audience', 'post', editors, audience),
  about('/sends', 'get', editors, async (_, id) => ({ sends: await readSends(id), pages: await readSourcePages() })),
  about('/send', 'post', editors, send),
  about('/stop-send', 'post', editors, stop),
];
