import { english as messages } from '@shared/messages';
import { german as germanMessages } from '@shared/messages-de';
import { describe, expect, it } from 'vitest';
import { english as calendar } from '@/app/(site)/calendar/texts/english';
import { german as germanCalendar } from '@/app/(site)/calendar/texts/german';
import { english as mails } from '@/services/mail/texts/english';
import { german as germanMails } from '@/services/mail/texts/german';
import { english as accounts } from './accounts/texts/english';
import { german as germanAccounts } from './accounts/texts/german';
import { english as forms } from './forms/texts/english';
import { german as germanForms } from './forms/texts/german';
import { english as subscription } from './newsletter/texts/english';
import { german as germanSubscription } from './newsletter/texts/german';

type Text = { place: string; text: string; gaps: string[] };

/** Numbers that read the same in every language and stand out in a text. */
const FILLERS = [917, 918, 919];

/** Gaps are `{email}`, or where a function puts its arguments. */
function textsIn(value: unknown, place = ''): Text[] {
  if (typeof value === 'string') return [{ place, text: value, gaps: (value.match(/\{\w+\}/g) ?? []).sort() }];
  if (typeof value === 'function') {
    const produced: unknown = (value as (...given: unknown[]) => unknown)(...FILLERS);
    const all = JSON.stringify(produced);
    return textsIn(produced, `${place}()`).map((found) => ({
      ...found,
      gaps: FILLERS.filter((filler) => all.includes(String(filler))).map(String),
    }));
  }
  return Object.entries(value as object).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`));
}

/** The same word in both languages, or a name. */
const shared = [
  '.builtFields.fileKinds.pdf',
  '.name',
  '.code',
  '.name.title',
  '.newsletter.title',
  '.booked.subject()',
];

describe.each([
  ['messages', messages, germanMessages],
  ['forms', forms, germanForms],
  ['accounts', accounts, germanAccounts],
  ['the calendar', calendar, germanCalendar],
  ['subscriptions', subscription, germanSubscription],
  ['mails', mails, germanMails],
])('%s in German', (_, english, german) => {
  const [before, after] = [textsIn(english), textsIn(german)];

  it('have every text, with the same gaps', () => {
    expect(after.map(({ place, gaps }) => ({ place, gaps }))).toEqual(
      before.map(({ place, gaps }) => ({ place, gaps })),
    );
  });

  it('are translated', () => {
    const untranslated = after.filter(
      ({ place, text }, index) =>
        text === before[index]?.text && !place.endsWith('.tone') && !shared.includes(place) && !/^\d+$/.test(text),
    );
    expect(untranslated.map(({ place }) => place)).toEqual([]);
    expect(after.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('use the formal address', () => {
    const familiar = after.filter(({ text }) => /\b(du|dich|dir|dein\w*|euch|euer)\b/i.test(text));
    expect(familiar).toEqual([]);
  });
});
