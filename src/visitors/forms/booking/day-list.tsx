import type { Day } from './days';

type Props = {
  days: Day[];
  current: number;
  onChoose: (index: number) => void;
};

/** Navigation of the days. Links, so that it works without scripts. */
export const DayList = ({ days, current, onChoose }: Props) => (
  <nav className="booking-days" aria-label="Days with free times">
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
            <span className="booking-count note figures">{times.length} free</span>
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
