import type { Pin } from '@/data/preview/pins';
import { sharedValue } from '../shared-value';

/** Where one kind of mark is listed, and what is marked. */
export type Pinned = {
  panel: string;
  pins: Pin[];
  /** What a press opens besides the panel; otherwise the field. */
  open?: (pin: Pin) => void;
};

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`);

/** One mark for each place, with the number of things there. @param one a single thing, in words */
export function pinsAt(kind: Pin['kind'], paths: string[], one: string): Pin[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path, (counts.get(path) ?? 0) + 1);
  return [...counts].map(([path, count]) => ({ kind, path, label: counted(count, one) }));
}

export const shownPins = sharedValue<ReadonlyMap<Pin['kind'], Pinned>>(new Map());

const keep = (kind: Pin['kind'], pinned: Pinned) => shownPins.set(new Map(shownPins.read()).set(kind, pinned));

/** Marks places in the preview; a press opens the panel. Returns how to remove them: another document has its own. */
export function showPins(kind: Pin['kind'], pinned: Pinned): () => void {
  keep(kind, pinned);
  return () => keep(kind, { ...pinned, pins: [] });
}
