import { Link } from '@/payload/link';
import { placesAt, type ShownPlace } from '../doors/places';

const DOORS = [
  ['plan', 'Plan'],
  ['activity', 'Activity'],
] as const;

/** The way to what has no entry in the menu, and what else begins at home. A door with a front names its places there. */
export function MoreDoors({ places }: { places: ShownPlace[] }) {
  const front = (door: string) => places.find((place) => place.door === door && place.isFront);
  const doors = DOORS.map(([door, label]) => ({ label, front: front(door), inside: placesAt(places, door) })).filter(
    (one) => one.front || one.inside.length > 0,
  );
  const others = placesAt(places, 'home');
  if (doors.length + others.length === 0) return null;
  return (
    <nav className="overview-more" aria-label="More">
      {doors.map(({ label, front, inside }) => (
        <div key={label}>
          {front ? (
            <Link href={front.href} prefetch={false}>
              <strong>{label}</strong>
            </Link>
          ) : (
            <strong>{label}</strong>
          )}
          {(front ? [] : inside).map(({ href, label: name }) => (
            <Link key={href} href={href} prefetch={false}>
              {name}
            </Link>
          ))}
        </div>
      ))}
      {others.length > 0 ? (
        <div>
          {others.map(({ href, label }) => (
            <Link key={href} href={href} prefetch={false}>
              {label}
            </Link>
          ))}
        </div>
      ) : null}
    </nav>
  );
}
