'use client';

import { defaultLanguage } from '@shared/language';
import type { Messages, Notice } from '@shared/messages';
import { calendar } from '@shared/slots';
import { useRouter } from 'next/navigation';
import { type ChangeEvent, useEffect, useLayoutEffect, useState } from 'react';
import type { BroughtNote } from '@/lib/gap-sketch';
import { useAccessToken } from '../../accounts/use-access-token';
import { postBooking } from '../actions';
import { Field, Honeypot } from '../field';
import { FormNotice } from '../form-notice';
import { onNotice } from '../notices';
import { OriginFields } from '../origin-fields';
import type { Entries } from '../outcome';
import { useWords } from '../texts/use-words';
import { useForm } from '../use-form';
import { DayList } from './day-list';
import { daysOf, sessionTime, zoneName } from './days';
import { useDayPane } from './use-day-pane';
import { useTimeZone } from './use-time-zone';

const rulesIn =
  ({ fields }: Messages) =>
  async () => {
    const [{ bookingSchema }, { fieldErrors }] = await Promise.all([
      import('@shared/booking'),
      import('@shared/fields'),
    ]);
    return (entries: Entries) => {
      const parsed = bookingSchema(fields).safeParse(entries);
      return parsed.success ? undefined : { errors: fieldErrors(parsed.error) };
    };
  };

const endOf = (startsAt: string) => new Date(Date.parse(startsAt) + calendar.minutes * 60_000).toISOString();

/**
 * Rendered in the company's time zone; the browser switches to the visitor's. `slots`: start instants. `formKey`:
 * random per rendering; identifies a booking that is sent twice, also without scripts. `added`: the note that a visitor
 * brings, and the weeks of the gap they drew.
 */
export function BookingForm({
  slots,
  isFramed,
  formKey,
  added,
}: {
  slots: string[];
  isFramed: boolean;
  formKey: string;
  added?: BroughtNote;
}) {
  const words = useWords();
  const { texts, messages } = words;
  const router = useRouter();
  const visitorZone = useTimeZone();
  const token = useAccessToken();
  const timeZone = visitorZone ?? calendar.timeZone;
  const form = useForm({
    name: 'booking',
    action: postBooking,
    rules: rulesIn(messages),
    failed: messages.notices.bookingUnconfirmed,
    query: words.language === defaultLanguage ? '' : `?lang=${words.language}`,
  });
  const time = form.fieldProps('startsAt');
  const note = form.fieldProps('note').value ?? added?.note;
  const [chosen, setChosen] = useState(time.value);
  const days = daysOf(slots, timeZone, words);
  const isFree = chosen !== undefined && slots.includes(chosen);
  const pane = useDayPane(days.length, timeZone);

  // A time may be chosen before hydration; changing the zone renders the times again.
  const { ref } = form.formProps;
  useLayoutEffect(() => {
    const checked = ref.current?.querySelector<HTMLInputElement>('[name="startsAt"]:checked');
    if (checked) setChosen(checked.value);
  }, [ref]);

  useEffect(() => {
    if (time.error && time.error !== messages.fields.timeRequired) router.refresh();
  }, [time.error, messages, router]);

  // A toast would cover the button inside the frame.
  const [announced, setAnnounced] = useState<Notice>();
  useEffect(() => onNotice(setAnnounced), []);
  const notice = announced ?? form.notice;
  const isAboutTime = notice !== undefined && notice.description === time.error;

  const session = isFree ? sessionTime(chosen, endOf(chosen), timeZone, words) : undefined;
  const described = [time.error ? 'booking-startsAt-error' : '', 'booking-zone'].filter(Boolean).join(' ');
  return (
    <form
      {...form.formProps}
      onSubmit={(event) => {
        setAnnounced(undefined);
        form.formProps.onSubmit(event);
      }}
      className="form booking-form"
    >
      <DayList days={days} current={pane.current} onChoose={pane.show} />
      <div
        className="booking-times"
        role="radiogroup"
        aria-label={texts.booking.freeTimes}
        aria-describedby={described}
        aria-required="true"
        aria-invalid={time.error ? true : undefined}
        tabIndex={-1}
        onChange={({ target }: ChangeEvent<HTMLDivElement>) => {
          if (target instanceof HTMLInputElement) setChosen(target.value);
          setAnnounced(undefined);
        }}
      >
        <p id="booking-zone" className="booking-zone note" suppressHydrationWarning>
          {texts.booking.timesIn(zoneName(timeZone, words))}
        </p>
        <div className="field">
          {isAboutTime ? (
            <div id="booking-startsAt-error">
              <FormNotice notice={notice} />
            </div>
          ) : time.error ? (
            <p id="booking-startsAt-error" role="alert" className="field-error">
              {time.error}
            </p>
          ) : null}
          <div className="booking-pane" ref={pane.ref} onScroll={pane.onScroll}>
            {days.map((day) => (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be a second group of radios
              <div key={day.key} id={`day-${day.key}`} className="booking-day" role="group" aria-label={day.name}>
                <p className="booking-day-name" aria-hidden="true" suppressHydrationWarning>
                  {day.name}
                </p>
                <div className="booking-slots">
                  {day.times.map(({ startsAt, time: label }) => (
                    <label key={startsAt} className="booking-slot">
                      <input type="radio" name="startsAt" value={startsAt} defaultChecked={startsAt === chosen} />
                      <span suppressHydrationWarning>{label}</span>
                    </label>
                  ))}
                </div>
              </div>
            ))}
          </div>
        </div>
      </div>
      <div className="booking-person">
        <div className="form-pair">
          <Field {...form.fieldProps('name')} label={texts.name} autoComplete="name" />
          <Field
            {...form.fieldProps('email')}
            label={texts.email}
            type="email"
            autoComplete="email"
            spellCheck={false}
          />
        </div>
        {note === undefined ? null : (
          <Field
            {...form.fieldProps('note')}
            value={note}
            label={texts.booking.note}
            hint={texts.booking.noteHint}
            rows={2}
            isOptional
          />
        )}
        <Honeypot />
        <OriginFields campaign={form.fieldProps('campaign').value} />
        {/* Keeps a key that was sent: the booking may have been received. */}
        <input type="hidden" name="key" value={form.fieldProps('key').value ?? formKey} />
        <input type="hidden" name="known" value={form.fieldProps('known').value ?? added?.known ?? ''} />
        <input type="hidden" name="late" value={form.fieldProps('late').value ?? added?.late ?? ''} />
        <input type="hidden" name="timeZone" value={visitorZone ?? ''} />
        <input type="hidden" name="session" value={token} />
        {isFramed ? <input type="hidden" name="frame" value="1" /> : null}
        {notice && !isAboutTime ? <FormNotice notice={notice} /> : null}
        <div className="booking-send">
          <button type="submit" className="button button-solid" disabled={form.isSending}>
            {form.isSending ? texts.booking.booking : texts.booking.book}
          </button>
          <p className="booking-choice" aria-live="polite">
            {session ? (
              <>
                {session.day}
                <br />
                <b>{session.time}</b>
              </>
            ) : null}
          </p>
        </div>
      </div>
    </form>
  );
}
