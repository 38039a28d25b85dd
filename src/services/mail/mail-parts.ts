import { z } from 'zod';
import { rowPath } from '@/lib/inbox-addresses';
import type { MailedList } from './outbox';
import type { Sender } from './sender';

/** A single line, against header injection. */
export const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export const isAddress = (email: string) => z.email().safeParse(email).success;

export const person = ({ name, email }: { name: string; email: string }) =>
  isAddress(email) ? { name: line(name), address: email } : undefined;

export const inTheInbox = (sender: Sender, list: MailedList, id: string) =>
  `View in the inbox: ${sender.siteUrl}${rowPath(list, id)}`;

export const received = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });

/** Labels and values, one pair per line; unknown values are left out. */
export const facts = (pairs: [label: string, value: string | null | undefined][]) => {
  const known = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  const width = Math.max(...known.map(([label]) => label.length)) + 2;
  return known.map(([label, value]) => `${`${label}:`.padEnd(width)}${value}`).join('\n');
};
