import type { ServerProps } from 'payload';
import { placesFor } from '@/admin/doors/places';
import { Palette } from './palette';

/** Reaches everything that the person may open, whichever door it is behind. */
export function PaletteWithPlaces({ payload, permissions, user }: ServerProps) {
  const places = placesFor({ payload, permissions, user });
  return <Palette places={places.map(({ href, label, keywords }) => ({ href, label, keywords }))} />;
}
