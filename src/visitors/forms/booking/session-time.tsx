'use client';

import { calendar } from '@shared/slots';
import { sessionTime, zoneName } from './days';
import { useTimeZone } from './use-time-zone';

export function SessionTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const visitorZone = useTimeZone();
  const first = visitorZone ?? calendar.timeZone;
  const { day, time } = sessionTime(startsAt, endsAt, first);
  const ours = sessionTime(startsAt, endsAt, calendar.timeZone);
  return (
    <div className="session-time">
      <p className="text-subheadline" suppressHydrationWarning>
        <time dateTime={startsAt}>
          {day}
          <br />
          {time}
        </time>
      </p>
      <p className="note" suppressHydrationWarning>
        {zoneName(first)}
      </p>
      {day === ours.day && time === ours.time ? null : (
        <p className="note text-ink-2">
          {ours.day}, {ours.time}, {zoneName(calendar.timeZone)}
        </p>
      )}
    </div>
  );
}
