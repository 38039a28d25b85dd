import { type Fault, integration, unit } from '../fault.ts';

const baseline = 'supabase/migrations/20261127080000_baseline.sql';

export const formFaults: Fault[] = [
  {
    breaks: 'Everyone who leaves the honeypot empty, which is every person, is stored as spam.',
    file: 'supabase/functions/_shared/spam-signals.ts',
    find: ') => Boolean(website) ||',
    replace: ') => !website ||',
    caughtBy: unit('supabase/functions/_shared/spam-signals.test.ts'),
  },
  {
    breaks: 'A visitor whose connection breaks sends the booking again and reads that the time is taken.',
    file: baseline,
    find: 'if held.key_digest = digest then',
    replace: 'if held.key_digest is null then',
    caughtBy: integration('supabase/functions'),
  },
  {
    breaks: 'A visitor is refused one submission before the limit.',
    file: baseline,
    find: 'if found.hits <= capacity then',
    replace: 'if found.hits < capacity then',
    caughtBy: integration('supabase/functions'),
  },
  {
    breaks: 'A bot with many addresses sends any number of messages in the name of one mailbox.',
    file: 'supabase/functions/submit-contact/index.ts',
    find: 'mailbox: await counted.mailbox(message.email)',
    replace: 'mailbox: await counted.visitor()',
    caughtBy: integration('supabase/functions'),
  },
  {
    breaks: 'A signed-in visitor cancels the session of a stranger.',
    file: baseline,
    find: ' and b.id in (select public.own_bookings(account, cancel_own_booking.email)) for update;',
    replace: ' for update;',
    caughtBy: integration('supabase/own-data'),
  },
  {
    breaks: 'A name with emojis, within the limit as people count, is refused.',
    file: 'supabase/functions/_shared/fields.ts',
    find: 'export const countCharacters = (text: string) => [...text].length;',
    replace: 'export const countCharacters = (text: string) => text.length;',
    caughtBy: unit('supabase/functions/_shared/contact.test.ts'),
  },
  {
    breaks: 'Anyone gets around the rate limits by naming a new address with each request.',
    file: 'supabase/functions/_shared/visitor.ts',
    find: 'named && signature && isEqual(signature, await hmac(secretKey, named))',
    replace: 'named && signature',
    caughtBy: unit('supabase/functions/_shared/visitor.test.ts'),
  },
  {
    breaks: 'A copied message of the calendar service is believed at any time.',
    file: 'supabase/functions/_shared/calendar-webhook.ts',
    find: '!(Math.abs(now - Number(t) * 1_000) <= MAX_AGE_MS)',
    replace: '!(Math.abs(now - Number(t) * 1_000) >= 0)',
    caughtBy: unit('supabase/functions/_shared/calendar-webhook.test.ts'),
  },
  {
    breaks: 'A booking also blocks the sessions before and after it.',
    file: 'supabase/functions/_shared/slots.ts',
    find: 'from < end && to > start',
    replace: 'from <= end && to >= start',
    caughtBy: unit('supabase/functions/_shared/slots.test.ts'),
  },
  {
    breaks: 'A stranger sends advertisements through the confirmation of a booking, by entering them as a name.',
    file: 'src/services/mail/booking-mail.ts',
    find: 'title: booked.text,',
    replace: 'title: booked.text + booking.name,',
    caughtBy: unit('src/services/mail/compose.test.ts'),
  },
  {
    breaks: 'A page of another site submits forms in the name of its visitors, without a preflight.',
    file: 'src/app/forms/[form]/route.ts',
    find: "if (!type.startsWith('application/json')) return 415;",
    replace: '',
    caughtBy: unit('src/app/forms/[form]/route.test.ts'),
  },
  {
    breaks: 'A message that begins with `=` runs as a formula when staff open the export.',
    file: 'src/plugins/inbox/csv.ts',
    find: 'escape_formulas: true, ',
    replace: '',
    caughtBy: unit('src/plugins/inbox/csv.test.ts'),
  },
];
