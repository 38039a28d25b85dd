import type { Ground } from '@/fields/section';

/** The class of each ground (src/design-system/grounds.css), written out so that Tailwind includes them all. */
export const groundClasses: Record<Ground, string> = {
  white: 'ground-white',
  frost: 'ground-frost',
  graphite: 'ground-graphite',
  ocean: 'ground-ocean',
  indigo: 'ground-indigo',
};
