'use client';

import { notices } from '@shared/messages';
import type { OwnBooking } from '@shared/own-account';
import { useState } from 'react';
import { sessionTime, zoneName } from '../../forms/booking/days';
import { showNotice } from '../../forms/notices';
import { BUSY_LABEL } from '../modes';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';
import type { OwnData } from './use-own-data';

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const words: Record<OwnBooking['state'], string> = {
  ahead: 'booked',
  elsewhere: 'booked in another calendar: cancel it with the link in its mail',
  past: 'past',
  cancelled: 'canceled',
};

type ItemProps = { booking: OwnBooking; account: SignedIn; load: OwnData['load'] };

function Booking({ booking: { id, startsAt, endsAt, state }, account, load }: ItemProps) {
  const [isAsking, setAsking] = useState(false);
  const { day, time } = sessionTime(startsAt, endsAt, zone());
  const cancel = async () => {
    try {
      await (await account.open()).call('cancel-booking', { booking: id });
      showNotice(notices.bookingCancelled);
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
        <p className="note text-ink-2">{words[state]}</p>
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
            {account.task === id ? BUSY_LABEL : 'Yes, cancel it'}
          </button>
          <button
            type="button"
            className="button button-outline"
            disabled={account.isBusy}
            onClick={() => setAsking(false)}
          >
            Keep it
          </button>
        </div>
      ) : (
        <button
          type="button"
          className="button button-outline"
          aria-label={`Cancel session on ${day}`}
          disabled={account.isBusy}
          onClick={() => setAsking(true)}
        >
          Cancel session
        </button>
      )}
    </li>
  );
}

/** The account's discovery sessions: upcoming ones first, soonest on top. */
export function BookingsRow({ account, own }: { account: SignedIn; own: OwnData }) {
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
    <AccountRow
      id="account-bookings"
      title="Discovery sessions"
      text={`Booked while you were signed in, or with your confirmed address. Times in ${zoneName(zone())}.`}
    >
      {ahead.length > 0 ? list(ahead) : <p>No sessions ahead.</p>}
      {others.length > 0 ? (
        <details className="account-past">
          <summary>Past and canceled sessions ({others.length})</summary>
          {list(others)}
        </details>
      ) : null}
      <p className="mt-4">
        <a className="text-link account-link" href="/booking">
          Book a session
        </a>
      </p>
    </AccountRow>
  );
}
