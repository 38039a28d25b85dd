'use client';

import { calendar } from '@shared/slots';
import { useWords } from '../texts/use-words';
import { sessionTime, zoneName } from './days';
import { useTimeZone } from './use-time-zone';

export function SessionTime({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  const words = useWords();
  const visitorZone = useTimeZone();
  const first = visitorZone ?? calendar.timeZone;
  const { day, time } = sessionTime(startsAt, endsAt, first, words);
  const ours = sessionTime(startsAt, endsAt, calendar.timeZone, words);
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
        {zoneName(first, words)}
      </p>
      {day === ours.day && time === ours.time ? null : (
        <p className="note text-ink-2">
          {ours.day}, {ours.time}, {zoneName(calendar.timeZone, words)}
        </p>
      )}
    </div>
  );
}
