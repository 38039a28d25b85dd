import { describe, expect, it } from 'vitest';
import { capabilitiesOf } from '@/seams/capability';
import type { Place } from '@/seams/doors';
import { configure } from '../../../payload.config';
import { plugins } from '../../plugins';
import { allPlaces } from './places';

const config = await configure(plugins);
const places = allPlaces(config);

/** Where a view is without a place: before a session has begun, in the header, and in the menu of a list. */
const ELSEWHERE = new Set(['/login', '/new-address', '/reset/:token', '/import/:collection']);

const homesOf = (is: (place: Place) => boolean) => places.filter(is).length;

const isListed = ({ admin }: { admin: { hidden?: unknown } }) => admin.hidden !== true;

describe('has one home in the admin', () => {
  it.each(config.collections.filter(isListed).map(({ slug }) => slug))('the collection %s', (slug) => {
    expect(homesOf((place) => 'collection' in place && place.collection === slug)).toBe(1);
  });

  it.each(config.globals.filter(isListed).map(({ slug }) => slug))('the global %s', (slug) => {
    expect(homesOf((place) => 'global' in place && place.global === slug)).toBe(1);
  });

  const paths = Object.values(config.admin.components.views ?? {}).flatMap(({ path }) => path ?? []);
  it.each(paths.filter((path) => !ELSEWHERE.has(path)))('the view %s', (path) => {
    expect(homesOf((place) => 'view' in place && place.view === path)).toBe(1);
  });
});

it('every door has at most one front', () => {
  const fronts = places.flatMap(({ door, isFront }) => (isFront ? [door] : []));
  expect(new Set(fronts).size).toBe(fronts.length);
});

it('what Settings and Activity list stands under a heading, with a sentence', () => {
  const listed = places.filter(({ door, isFront }) => (door === 'settings' || door === 'activity') && !isFront);
  expect(listed.filter(({ group, about }) => !group || !about?.endsWith('.'))).toEqual([]);
});

it.each(capabilitiesOf(config).filter(({ doors }) => doors))(
  'without $slug, its places are gone',
  ({ slug, doors }) => {
    const left = { custom: { capabilities: capabilitiesOf(config).filter((one) => one.slug !== slug) } };
    expect(allPlaces(left).filter((place) => doors?.includes(place))).toEqual([]);
  },
);
