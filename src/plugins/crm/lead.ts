import { z } from 'zod';
import { env } from '@/env';
import { rowPath } from '@/lib/inbox-addresses';
import { lists } from '@/lib/inbox-lists';
import { type Booking, campaignOf, type Message, readRow, type Submission } from '@/plugins/inbox/api';
import { languageName } from '@/services/mail/texts/mail-texts';
import type { Lead } from './mapping';

/** Lists whose entries are leads: a subscription is none. */
export const leadLists = ['messages', 'submissions', 'bookings'] as const;
export type LeadList = (typeof leadLists)[number];

export const isLeadList = (list: string): list is LeadList => (leadLists as readonly string[]).includes(list);

const about = z.object({ data: z.object({ kind: z.string(), id: z.uuid() }) });

/** Which entry of the inbox a message of `webhooks` is about. */
export function aboutLead(body: string): { list: LeadList; id: string } | undefined {
  const { data } = about.parse(JSON.parse(body));
  const list = leadLists.find((one) => lists[one].one === data.kind);
  return list && { list, id: data.id };
}

/** The last word is the last name; a single word is nothing else. */
export function namesIn(name: string): { firstName?: string; lastName?: string } {
  const words = name.trim().split(/\s+/).filter(Boolean);
  return { firstName: words.slice(0, -1).join(' ') || undefined, lastName: words.at(-1) };
}

const kinds: Record<LeadList, string> = { messages: 'Message', submissions: 'Form', bookings: 'Booking' };

type Row = Message | Submission | Booking;

function writtenIn(row: Row): string {
  if ('message' in row) return row.message;
  if ('answers' in row) return row.answers.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return row.note ?? '';
}

/** So that campaigns reach a program without fields of their own for them. */
function summaryOf(list: LeadList, row: Row, link: string): string {
  const origin = [
    ['Received as', 'form_title' in row ? row.form_title : kinds[list]],
    ['Session', 'starts_at' in row && row.starts_at],
    ['Page', row.sent_from],
    ['Came from', row.source_page],
    ['Campaign', campaignOf(row)],
    ['Version', row.campaign.version],
    ['Inbox', link],
  ];
  const lines = origin.filter(([, value]) => value).map(([label, value]) => `${label}: ${value}`);
  return [writtenIn(row), lines.join('\n')].filter(Boolean).join('\n\n');
}

const present = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as { [K in keyof T]?: string };

function leadOf(list: LeadList, row: Row): Lead {
  const answers = 'answers' in row ? row.answers : [];
  const { campaign } = row;
  const link = env().SITE_URL + rowPath(list, row.id);
  const kindOf = (kind: string) => answers.find((answer) => answer.kind === kind)?.value;
  return {
    questions: new Map(answers.map(({ label, value }) => [label, value])),
    values: present({
      email: row.email,
      ...namesIn(row.name ?? ''),
      name: row.name,
      company: 'company' in row ? row.company : undefined,
      phone: 'phone' in row ? row.phone : kindOf('phone'),
      message: writtenIn(row),
      summary: summaryOf(list, row, link),
      kind: kinds[list],
      form: 'form_title' in row ? row.form_title : undefined,
      session: 'starts_at' in row ? row.starts_at : undefined,
      received: row.created_at,
      page: row.sent_from,
      cameFrom: row.source_page,
      campaign: campaign.utm_campaign,
      source: campaign.utm_source,
      medium: campaign.utm_medium,
      term: campaign.utm_term,
      content: campaign.utm_content,
      version: campaign.version,
      language: languageName(row.language),
      link,
    }),
  };
}

/** Nothing can be done about it. */
export const NO_ADDRESS = 'It has no email address.';

/** As it is now: nothing of it is in the queue. Or why it is none, for staff. */
export async function readLead(list: LeadList, id: string): Promise<Lead | string> {
  const row = await readRow(list, id);
  if (!row) return 'It was deleted from the inbox.';
  if (row.status === 'spam') return 'It is marked as spam.';
  if (!row.email) return NO_ADDRESS;
  return leadOf(list, row);
}
