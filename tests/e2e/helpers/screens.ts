import type { Config } from 'payload';
import { allPlaces } from '@/admin/doors/places';
import { plugins } from '@/plugins';
import type { Place } from '@/seams/doors';
import type { Cms, Doc } from './cms';

let config = { plugins } as unknown as Config;
for (const plugin of plugins) config = await plugin(config);

/** Every list, form and view of the admin. What has no place fails src/admin/doors/homes.test.ts. */
export const places: Place[] = allPlaces({ custom: config.custom ?? {} });

export const nameOf = (place: Place): string =>
  'view' in place ? place.label : 'global' in place ? place.global : place.collection;

type Access = { collections: Record<string, { create?: boolean }> };

/** The addresses of the screens at a place: of a collection its list, a new document and the first one. */
export async function screensOf(place: Place, api: Cms): Promise<string[]> {
  if ('view' in place) return [`/admin${place.view}`];
  if ('global' in place) return [`/admin/globals/${place.global}`, `/admin/globals/${place.global}/versions`];
  const { collection } = place;
  const list = `/admin/collections/${collection}`;
  const { collections } = await api.send<Access>('GET', '/access');
  const { docs } = await api.send<{ docs: Doc[] }>('GET', `/${collection}?limit=1&depth=0&draft=true`);
  const first = docs[0] ? [`${list}/${docs[0].id}`] : [];
  return [list, ...(collections[collection]?.create ? [`${list}/create`] : []), ...first];
}
