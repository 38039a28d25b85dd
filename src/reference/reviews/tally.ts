import { type ReviewState, reviewStates } from '@/data/review-states';
import type { Reviews } from '@/data/reviews-read';
import type { ReferenceElement } from '../registry/element';

export function tally(elements: ReferenceElement[], reviews: Reviews): Record<ReviewState, number> {
  const counts = Object.fromEntries(reviewStates.map((state) => [state, 0])) as Record<ReviewState, number>;
  for (const { id } of elements) counts[reviews[id]?.state ?? 'pending']++;
  return counts;
}
