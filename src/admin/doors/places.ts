import type { Payload, SanitizedPermissions, ServerProps, TypedUser } from 'payload';
import { can } from '@/access/roles';
import { capabilitiesOf } from '@/seams/capability';
import type { DoorName, Place } from '@/seams/doors';
import { corePlaces } from './core-places';

type Config = Payload['config'];

/** A place as a person sees it. */
export type ShownPlace = Pick<Place, 'door' | 'isFront' | 'group' | 'about' | 'keywords' | 'badge'> & {
  /** Of its collection or global; empty for views. */
  slug: string;
  label: string;
  href: string;
};

/** Every place of the core and of the capabilities, in their order. */
export const allPlaces = (config: Pick<Config, 'custom'>): Place[] => [
  ...corePlaces,
  ...capabilitiesOf(config).flatMap(({ doors }) => doors ?? []),
];

const labelOf = (label: unknown, slug: string) => (typeof label === 'string' ? label : slug);

/** Undefined if a capability with its collection or global is missing. */
function located(place: Place, config: Config) {
  if ('view' in place) return { slug: '', label: place.label, href: `/admin${place.view}`, entity: undefined };
  if ('global' in place) {
    const entity = config.globals.find(({ slug }) => slug === place.global);
    return (
      entity && {
        slug: entity.slug,
        label: labelOf(entity.label, entity.slug),
        href: `/admin/globals/${entity.slug}`,
        entity,
      }
    );
  }
  const entity = config.collections.find(({ slug }) => slug === place.collection);
  return (
    entity && {
      slug: entity.slug,
      label: labelOf(entity.labels.plural, entity.slug),
      href: `/admin/collections/${entity.slug}`,
      entity,
    }
  );
}

type Viewing = { payload: Payload; user: TypedUser; permissions: SanitizedPermissions | undefined };

function mayRead(place: Place, permissions: Viewing['permissions']): boolean {
  if ('view' in place) return true;
  const of = 'global' in place ? permissions?.globals?.[place.global] : permissions?.collections?.[place.collection];
  return Boolean(of?.read);
}

function shown(place: Place, { payload, user, permissions }: Viewing): ShownPlace | undefined {
  const at = located(place, payload.config);
  if (!at || (place.needs && !can({ user }, place.needs)) || !mayRead(place, permissions)) return undefined;
  const hidden = at.entity?.admin?.hidden;
  if (typeof hidden === 'function' ? hidden({ user } as never) : hidden) return undefined;
  const { door, isFront, group, about, keywords, badge } = place;
  return { door, isFront, group, about, keywords, badge, slug: at.slug, label: at.label, href: at.href };
}

/** What the viewer may reach. */
export function placesFor({
  payload,
  user,
  permissions,
}: Pick<ServerProps, 'payload' | 'user' | 'permissions'>): ShownPlace[] {
  if (!user) return [];
  const seen = allPlaces(payload.config).flatMap((place) => shown(place, { payload, user, permissions }) ?? []);
  const isList = ({ door, isFront }: ShownPlace) => isFront && (door === 'settings' || door === 'activity');
  // The list of a door without anything to list is not one.
  return seen.filter((place) => !isList(place) || seen.some((one) => one.door === place.door && one !== place));
}

export const placesAt = (places: ShownPlace[], door: DoorName): ShownPlace[] =>
  places.filter((place) => place.door === door && !place.isFront);

/** Where a door leads; undefined if the viewer has nothing behind it. */
export const frontOf = (places: ShownPlace[], door: DoorName): ShownPlace | undefined =>
  places.find((place) => place.door === door && place.isFront) ?? places.find((place) => place.door === door);
