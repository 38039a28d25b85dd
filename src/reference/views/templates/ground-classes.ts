import type { Ground } from '@/fields/section';

/** Written out so that Tailwind includes them all (src/design-system/grounds.css). */
export const groundClasses: Record<Ground, string> = {
  white: 'ground-white',
  frost: 'ground-frost',
  graphite: 'ground-graphite',
  ocean: 'ground-ocean',
  indigo: 'ground-indigo',
};
