import type { Readings as ReadingRows } from '@payload-types';
import { cx } from '@/lib/cx';
import type { NodeReading } from './reading-places';

type Props = {
  readings: ReadingRows | undefined;
  /** Positions around the drawing, in percent. Without them the readings are a list below it. */
  places?: NodeReading[];
  /** Below them. */
  note?: string;
};

export function Readings({ readings, places, note }: Props) {
  if (!readings?.length) return null;
  return (
    <ul className={cx('readings note', places && 'readings-placed')}>
      {readings.map(({ id, name, value }, index) => {
        const place = places?.[index];
        return (
          <li
            key={id ?? name}
            className={cx('reading', place && `reading-${place.side}`, place?.isUnread && 'reading-unread')}
            style={place?.style}
          >
            <b>{name}</b>
            <span>{value}</span>
          </li>
        );
      })}
      {note ? <li className="readings-note">{note}</li> : null}
    </ul>
  );
}
