'use client';

import { type DragEvent, useState } from 'react';
import type { FoundEntry } from '../entries';
import { dayInWords, dayOf, monthInWords, weeksOf } from '../month';
import { Entry, keyOf } from './entry';

/** More than these are folded, so that a full day leaves the others in sight. */
const SHOWN = 4;
const DATA = 'text/plain';

type Props = {
  month: string;
  today: string;
  entries: FoundEntry[];
  zone: string;
  onMove: (entry: FoundEntry) => void;
  onDrop: (key: string, day: string) => void;
};

type DayProps = Omit<Props, 'month' | 'today'> & { day: string; isOutside: boolean; isToday: boolean };

function Day({ day, isOutside, isToday, entries, zone, onMove, onDrop }: DayProps) {
  const [isOver, setOver] = useState(false);
  const rows = (some: FoundEntry[]) => (
    <ul className="plan-entries">
      {some.map((entry) => (
        <li
          key={keyOf(entry)}
          data-over={entry.isOver ? '' : undefined}
          draggable={!entry.isOver}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(DATA, keyOf(entry));
            dataTransfer.effectAllowed = 'move';
          }}
        >
          <Entry entry={entry} zone={zone} onMove={onMove} />
        </li>
      ))}
    </ul>
  );
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer.getData(DATA), day);
  };
  const more = entries.slice(SHOWN);
  return (
    <td
      data-day={day}
      data-outside={isOutside ? '' : undefined}
      data-target={isOver ? '' : undefined}
      aria-current={isToday ? 'date' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <time dateTime={day} className="plan-day">
        <span aria-hidden="true">{Number(day.slice(-2))}</span>
        <span className="admin-hidden">{dayInWords(day)}</span>
      </time>
      {entries.length > 0 ? rows(entries.slice(0, SHOWN)) : null}
      {more.length > 0 ? (
        <details>
          <summary>{more.length} more</summary>
          {rows(more)}
        </details>
      ) : null}
    </td>
  );
}

const names = (weekday: 'short' | 'long') =>
  (weeksOf('2026-11')[0] ?? []).map((day) => new Date(day).toLocaleDateString('en', { timeZone: 'UTC', weekday }));
const [short, long] = [names('short'), names('long')];

/** A month as a table, on whose days entries can be dropped. */
export function MonthTable({ month, today, entries, zone, ...rest }: Props) {
  const byDay = Map.groupBy(entries, ({ at }) => dayOf(at, zone));
  return (
    <div className="plan-month">
      <table>
        <caption className="admin-hidden">{monthInWords(month)}</caption>
        <thead>
          <tr>
            {short.map((name, index) => (
              <th key={name} scope="col" abbr={long[index]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  {...rest}
                  day={day}
                  zone={zone}
                  isOutside={!day.startsWith(month)}
                  isToday={day === today}
                  entries={byDay.get(day) ?? []}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
