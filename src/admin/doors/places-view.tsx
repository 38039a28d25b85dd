import './doors.css';
import type { AdminViewServerProps } from 'payload';
import { Link } from '@/payload/link';
import { redirect } from '@/payload/navigation';
import type { DoorName } from '@/seams/doors';
import { ViewFrame } from '../view-frame';
import { frontOf, placesAt, placesFor, type ShownPlace } from './places';

function PlaceGroup({ name, places }: { name: string; places: ShownPlace[] }) {
  const id = `places-${name.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <ul>
        {places.map(({ href, label, about }) => (
          <li key={href}>
            <Link href={href} prefetch={false}>
              {label}
            </Link>
            {about ? <span className="admin-quiet">{about}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { view: AdminViewServerProps; door: DoorName; also?: DoorName };

/** All that is behind a door, as links with a sentence each; `also`: another door, below them. */
function PlacesView({ view, door, also }: Props) {
  const { permissions, req } = view.initPageResult;
  const { payload, user } = req;
  const places = placesFor({ payload, user: user ?? undefined, permissions });
  const front = frontOf(places, door);
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(`/admin/${door}`)}`);
  if (!front) redirect('/admin/unauthorized');
  const groups = Map.groupBy(placesAt(places, door), ({ group }) => group ?? front.label);
  const other = also && frontOf(places, also);
  return (
    <ViewFrame view={view} className="admin-view places" name={front.label}>
      <h1>{front.label}</h1>
      {[...groups].map(([name, group]) => (
        <PlaceGroup key={name} name={name} places={group} />
      ))}
      {other ? (
        <p className="admin-quiet">
          What has happened is in{' '}
          <Link href={other.href} prefetch={false}>
            {other.label}
          </Link>
          .
        </p>
      ) : null}
    </ViewFrame>
  );
}

export const SettingsView = (view: AdminViewServerProps) => <PlacesView view={view} door="settings" also="activity" />;

export const ActivityView = (view: AdminViewServerProps) => <PlacesView view={view} door="activity" />;
