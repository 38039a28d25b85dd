import type { Counts } from './states';

/** How far a translation is: `3 missing, 2 outdated`, or `Translated`. */
export function countsInWords({ missing, outdated }: Counts): string {
  const parts = [missing > 0 ? `${missing} missing` : '', outdated > 0 ? `${outdated} outdated` : ''].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Translated';
}
