'use client';

import type { OwnBooking } from '@shared/own-account';
import { calendar } from '@shared/slots';
import { useState } from 'react';
import { ownTimeZone } from '@/lib/own-time-zone';
import { sessionTime, zoneName } from '../../forms/booking/days';
import { showNotice } from '../../forms/notices';
import { placesIn } from '../places';
import { useAccountWords } from '../texts/use-account-words';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';
import type { OwnData } from './use-own-data';

const zone = () => ownTimeZone() ?? calendar.timeZone;

type ItemProps = { booking: OwnBooking; account: SignedIn; load: OwnData['load'] };

function Booking({ booking: { id, startsAt, endsAt, state }, account, load }: ItemProps) {
  const { texts, messages, words } = useAccountWords();
  const [isAsking, setAsking] = useState(false);
  const { day, time } = sessionTime(startsAt, endsAt, zone(), words);
  const cancel = async () => {
    try {
      await (await account.open()).call('cancel-booking', { booking: id });
      showNotice(messages.notices.bookingCancelled);
    } finally {
      setAsking(false);
      await load();
    }
  };
  return (
    <li className="account-booking">
      <div>
        <p className={state === 'cancelled' ? 'line-through' : undefined}>
          <time dateTime={startsAt}>
            {day}, {time}
          </time>
        </p>
        <p className="note text-ink-2">{texts.bookings.states[state]}</p>
      </div>
      {state !== 'ahead' ? null : isAsking ? (
        <div className="account-actions">
          <button
            type="button"
            ref={(button) => button?.focus()}
            className="button button-solid"
            disabled={account.isBusy}
            onClick={() => account.work(cancel, id)}
          >
            {account.task === id ? texts.busy : texts.bookings.yes}
          </button>
          <button
            type="button"
            className="button button-outline"
            disabled={account.isBusy}
            onClick={() => setAsking(false)}
          >
            {texts.bookings.keep}
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="button button-outline"
          aria-label={texts.bookings.cancelOn(day)}
          disabled={account.isBusy}
          onClick={() => setAsking(true)}
        >
          {texts.bookings.cancel}
        </button>
      )}
    </li>
  );
}

export function BookingsRow({ account, own }: { account: SignedIn; own: OwnData }) {
  const { texts, words, language } = useAccountWords();
  const bookings = own.data?.bookings ?? [];
  const ahead = bookings.filter(({ state }) => state === 'ahead' || state === 'elsewhere').toReversed();
  const others = bookings.filter((booking) => !ahead.includes(booking));
  const list = (some: OwnBooking[]) => (
    <ul className="account-bookings">
      {some.map((booking) => (
        <Booking key={booking.id} booking={booking} account={account} load={own.load} />
      ))}
    </ul>
  );
  return (
    <AccountRow id="account-bookings" title={texts.bookings.title} text={texts.bookings.text(zoneName(zone(), words))}>
      {ahead.length > 0 ? list(ahead) : <p>{texts.bookings.none}</p>}
      {others.length > 0 ? (
        <details className="account-past">
          <summary>{texts.bookings.others(others.length)}</summary>
          {list(others)}
        </details>
      ) : null}
      <p className="mt-4">
        <a className="text-link account-link" href={placesIn(language).booking}>
          {texts.bookings.book}
        </a>
      </p>
    </AccountRow>
  );
}
