import type { Right } from '@/access/roles';

/**
 * Where everything of the admin is at home. All but `activity` and `plan` are entries of the menu, in this order; those
 * two are reached from Home and from the palette.
 */
export const doorNames = [
  'home',
  'inbox',
  'pages',
  'people',
  'newsletter',
  'media',
  'forms',
  'settings',
  'activity',
  'plan',
] as const;
export type DoorName = (typeof doorNames)[number];

/** A collection or a global by its slug, or a view by its path in the admin. */
type Target = { collection: string } | { global: string } | { view: string; label: string };

/** The one home of a list, a form or a view of the admin. */
export type Place = Target & {
  door: DoorName;
  /** The view that its door opens: of `settings`, `activity` and `plan` at most one. Otherwise, the first place. */
  isFront?: boolean;
  /** The heading above it, where a door lists its places. */
  group?: string;
  /** What it is for, in a sentence. */
  about?: string;
  /** Besides the right to read it; without it, for all staff. */
  needs?: Right;
  /** Other words by which the palette finds it. */
  keywords?: string;
  /** Behind its name in the menu: the path of a component of the admin. */
  badge?: string;
};
