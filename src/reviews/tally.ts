import type { ReferenceElement } from '../design-system/registry/element';
import type { Reviews } from './read';
import { type ReviewState, reviewStates } from './states';

export function tally(elements: ReferenceElement[], reviews: Reviews): Record<ReviewState, number> {
  const counts = Object.fromEntries(reviewStates.map((state) => [state, 0])) as Record<ReviewState, number>;
  for (const { id } of elements) counts[reviews[id]?.state ?? 'pending']++;
  return counts;
}
