'use client';

import type { FoundEntry } from '../entries';
import { dayInWords, dayOf } from '../month';
import { Entry, keyOf } from './entry';

type Props = { month: string; entries: FoundEntry[]; zone: string; onMove: (entry: FoundEntry) => void };

/** The days of the month that have entries. */
export function PlanList({ month, entries, zone, onMove }: Props) {
  const byDay = Map.groupBy(entries, ({ at }) => dayOf(at, zone));
  const days = [...byDay].filter(([day]) => day.startsWith(month)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  if (days.length === 0) return null;
  return (
    <ol className="plan-list-view">
      {days.map(([day, some]) => (
        <li key={day}>
          <h2>{dayInWords(day)}</h2>
          <ul className="plan-entries">
            {some.map((entry) => (
              <li key={keyOf(entry)} data-over={entry.isOver ? '' : undefined}>
                <Entry entry={entry} zone={zone} onMove={onMove} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
