import { defaultLanguage, type Language } from '@shared/language';
import type { SendMailOptions } from 'nodemailer';
import { type SessionEvent, sessionIcs } from '@/lib/ics';
import { companyZone, sessionTime, visitorTime } from '@/lib/session-times';
import type { Part } from './frame/letter';
import { written } from './frame/written';
import { inTheInbox, isAddress, line, person, replyReaches } from './mail-parts';
import type { MailedBooking } from './outbox';
import type { Sender } from './sender';
import { languageName, type MailTexts, mailTextsIn } from './texts/mail-texts';

function times({ starts_at, ends_at, time_zone }: MailedBooking, language: Language = defaultLanguage) {
  const here = sessionTime(starts_at, ends_at, { language });
  const there = visitorTime(starts_at, ends_at, time_zone, language);
  return {
    here: `${here.day}, ${here.time} (${companyZone})`,
    there: there && `${there.day}, ${there.time} (${there.zone})`,
  };
}

const timeFacts = ({ here, there }: ReturnType<typeof times>, texts: MailTexts): Part => ({
  kind: 'facts',
  facts: there
    ? [
        [texts.yourTime, there],
        [texts.ourTime, here],
      ]
    : [[texts.time, here]],
});

/** Of two numbers within limits, so it may stand in mail to an unverified address. */
const gapOf = ({ known_weeks, late_weeks }: MailedBooking, texts: MailTexts) =>
  known_weeks === null || late_weeks === null ? undefined : texts.gap(known_weeks + late_weeks, late_weeks);

const CALENDARS: Record<string, string> = { 'cal.com': 'Cal.com', calendly: 'Calendly' };

export function bookingNotice(booking: MailedBooking, sender: Sender): SendMailOptions {
  const name = line(booking.name);
  const { here, there } = times(booking);
  return {
    to: sender.email,
    replyTo: person(booking),
    ...written(
      {
        language: defaultLanguage,
        subject: `Discovery session booked by ${name}: ${here}`,
        preheader: there ? `For them, it is ${there}.` : 'Who booked it, and when it is.',
        title: `${name} booked a discovery session.`,
        parts: [
          ...(booking.note ? [{ kind: 'typed' as const, label: 'Note', text: booking.note }] : []),
          {
            kind: 'facts',
            facts: [
              ['Time', here],
              ['For them', there],
              ['Their gap', gapOf(booking, mailTextsIn(defaultLanguage))],
              ['Name', name],
              ['Email', line(booking.email)],
              ['Time zone', booking.time_zone && line(booking.time_zone)],
              ['Language', languageName(booking.language)],
              ['Booked in', CALENDARS[booking.source] ?? 'the calendar of this site'],
            ],
          },
          inTheInbox('bookings', booking.id),
        ],
        below: replyReaches(name),
      },
      sender,
    ),
  };
}

const CALENDAR = 'text/calendar; charset=utf-8';

/** As in the file of the confirmation and in that which removes it. */
const sessionIn = (booking: MailedBooking, { name, email }: Sender): SessionEvent => {
  const texts = mailTextsIn(booking.language);
  return {
    id: booking.id,
    startsAt: booking.starts_at,
    endsAt: booking.ends_at,
    summary: texts.session(line(name)),
    description: texts.booked.changesInFile(email),
    organizer: { name, email },
  };
};

/** Quotes nothing typed, not even the name: the unverified address may be a stranger's. Undefined if it is invalid. */
export function bookingConfirmation(booking: MailedBooking, sender: Sender): SendMailOptions | undefined {
  if (!isAddress(booking.email)) return undefined;
  const texts = mailTextsIn(booking.language);
  const { booked } = texts;
  const gap = gapOf(booking, texts);
  const when = times(booking, booking.language);
  const session = sessionIn(booking, sender);
  return {
    to: booking.email,
    replyTo: { name: line(sender.name), address: sender.email },
    ...written(
      {
        language: booking.language,
        subject: booked.subject(session.summary, when.there ?? when.here),
        preheader: booked.preheader,
        title: booked.text,
        parts: [
          timeFacts(when, texts),
          ...(gap ? [{ kind: 'text' as const, text: booked.gap(gap) }] : []),
          { kind: 'text', text: booked.file },
          { kind: 'text', text: booked.changes(sender.email) },
        ],
      },
      sender,
    ),
    attachments: [
      { filename: booked.fileName, content: sessionIcs(session), contentType: `${CALENDAR}; method=PUBLISH` },
    ],
  };
}

/** Set by the database when an account is deleted (supabase/migrations, `delete_account`). */
const DELETED = 'deleted@account.invalid';

export function cancellationNotice(booking: MailedBooking, sender: Sender): SendMailOptions {
  const isDeleted = booking.email === DELETED;
  const name = line(booking.name);
  const { here } = times(booking);
  return {
    to: sender.email,
    replyTo: isDeleted ? undefined : person(booking),
    ...written(
      {
        language: defaultLanguage,
        subject: `Discovery session canceled: ${here}`,
        preheader: 'The time can be booked again.',
        title: isDeleted
          ? 'A visitor deleted their account, and with it this session.'
          : `${name} canceled a discovery session.`,
        parts: [
          {
            kind: 'facts',
            facts: [
              ['Time', here],
              ['Name', isDeleted ? undefined : name],
              ['Email', isDeleted ? undefined : line(booking.email)],
            ],
          },
          { kind: 'text', text: 'The time can be booked again.' },
          inTheInbox('bookings', booking.id),
        ],
      },
      sender,
    ),
  };
}

/** In languages other than English, the calendar itself. */
const calendarPath = (language: Language) => (language === defaultLanguage ? '/booking' : `/calendar?lang=${language}`);

/** Quotes nothing typed, as the address is unverified. Undefined if it is invalid. */
export function cancellationConfirmation(booking: MailedBooking, sender: Sender): SendMailOptions | undefined {
  if (!isAddress(booking.email)) return undefined;
  const texts = mailTextsIn(booking.language);
  const when = times(booking, booking.language);
  const session = sessionIn(booking, sender);
  // Sessions of another calendar have its event, which that calendar removes.
  const isOurs = !CALENDARS[booking.source];
  const content = sessionIcs({ ...session, canceledFor: { email: booking.email } });
  return {
    to: booking.email,
    replyTo: { name: line(sender.name), address: sender.email },
    ...written(
      {
        language: booking.language,
        subject: texts.canceled.subject(session.summary, when.there ?? when.here),
        preheader: texts.canceled.preheader,
        title: texts.canceled.text,
        parts: [
          timeFacts(when, texts),
          ...(isOurs ? [{ kind: 'text' as const, text: texts.canceled.file }] : []),
          { kind: 'button', link: { label: texts.canceled.again, href: calendarPath(booking.language) } },
        ],
      },
      sender,
    ),
    ...(isOurs && {
      // Mail programs act on a calendar part; others offer the file.
      icalEvent: { method: 'CANCEL', filename: texts.booked.fileName, content },
    }),
  };
}
