import './doors.css';
import { Gutter } from '@payloadcms/ui';
import type { SanitizedCollectionConfig, ServerProps } from 'payload';
import type { DoorName } from '@/seams/doors';
import { placesFor } from './places';
import { RowLinks } from './row-links';

const LABELS: Partial<Record<DoorName, string>> = { pages: 'Pages', people: 'Jobs and people', plan: 'Plan' };

type Props = Pick<ServerProps, 'payload' | 'permissions' | 'user'>;

/** What is behind the same door, above each of it. The views of Settings and Activity list their places themselves. */
export function DoorRow({ of, ...viewing }: Props & { of: { slug: string } | { href: string } }) {
  const places = placesFor(viewing);
  const here = places.find((place) => ('slug' in of ? place.slug === of.slug : place.href === of.href));
  const label = here && LABELS[here.door];
  if (!here || !label) return null;
  const behind = places.filter(({ door }) => door === here.door);
  const row = [...behind.filter(({ isFront }) => isFront), ...behind.filter(({ isFront }) => !isFront)];
  if (row.length < 2) return null;
  return <RowLinks label={label} current={here.href} links={row.map(({ href, label }) => ({ href, label }))} />;
}

export const ListDoorRow = ({
  collectionConfig,
  ...viewing
}: ServerProps & { collectionConfig: SanitizedCollectionConfig }) => (
  <Gutter>
    <DoorRow of={collectionConfig} payload={viewing.payload} permissions={viewing.permissions} user={viewing.user} />
  </Gutter>
);
