import { useWords } from '../texts/use-words';
import type { Day } from './days';

type Props = {
  days: Day[];
  current: number;
  onChoose: (index: number) => void;
};

/** Links, so that it works without scripts. */
export function DayList({ days, current, onChoose }: Props) {
  const { booking } = useWords().texts;
  const most = Math.max(...days.map(({ times }) => times.length));
  return (
    <nav className="booking-days" aria-label={booking.days}>
      <ol>
        {days.map(({ key, weekday, date, times }, index) => (
          <li key={key}>
            <a
              href={`#day-${key}`}
              aria-current={index === current ? 'date' : undefined}
              suppressHydrationWarning
              onClick={(event) => {
                event.preventDefault();
                onChoose(index);
              }}
            >
              <span className="booking-weekday">{weekday}</span>
              <span className="booking-date">{date}</span>
              {times.length < most ? (
                <span className="booking-count note figures">{booking.free(times.length)}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
