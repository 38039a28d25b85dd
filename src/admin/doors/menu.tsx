import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import type { ServerProps } from 'payload';
import type { DoorName } from '@/seams/doors';
import { DoorLinks } from './door-links';
import { frontOf, placesFor } from './places';

/** The entries of the menu, in their order; `home` holds what has no entry of its own. */
const menuDoors = [
  ['home', 'Home'],
  ['inbox', 'Inbox'],
  ['pages', 'Pages'],
  ['people', 'Jobs and people'],
  ['newsletter', 'Newsletter'],
  ['media', 'Media'],
  ['forms', 'Forms'],
  ['settings', 'Settings'],
] as const satisfies [DoorName, string][];

export function Menu({ payload, permissions, user }: ServerProps) {
  const places = placesFor({ payload, permissions, user });
  const doors = menuDoors.flatMap(([name, label]) => {
    const front = frontOf(places, name);
    return front ? [{ name, label, front }] : [];
  });
  const { importMap } = payload;
  const fronts = (['settings', 'activity', 'plan'] as const).flatMap((door) => {
    const front = places.find((place) => place.door === door && place.isFront);
    return front ? [{ door, label: front.label, href: front.href }] : [];
  });
  return (
    <DoorLinks
      doors={doors.map(({ name, label, front: { href, badge } }) => ({
        ...{ name, label, href },
        badge: badge ? RenderServerComponent({ Component: badge, importMap }) : null,
      }))}
      homes={places.map(({ door, href, slug }) => ({ door, href, slug }))}
      fronts={fronts}
    />
  );
}
