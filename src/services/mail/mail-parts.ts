import { defaultLanguage } from '@shared/language';
import { z } from 'zod';
import { rowPath } from '@/lib/inbox-addresses';
import type { Letter, Part } from './frame/letter';
import type { MailedList } from './outbox';

/** A single line, against header injection. */
export const line = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

export const isAddress = (email: string) => z.email().safeParse(email).success;

export const person = ({ name, email }: { name: string; email: string }) =>
  isAddress(email) ? { name: line(name), address: email } : undefined;

export const inTheInbox = (list: MailedList, id: string): Part => ({
  kind: 'button',
  link: { label: 'View in the inbox', href: rowPath(list, id) },
});

/** The small print of mail to staff about somebody whom a reply reaches. */
export const replyReaches = (name: string): Letter['below'] => ({
  language: defaultLanguage,
  parts: [{ kind: 'quiet', text: `A reply to this email goes to ${name}.` }],
});

export const received = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
