import type { Payload } from 'payload';
import { type Reviews, readReviews } from '@/data/reviews-read';

/** Every open reference page polls every four seconds; pages share a query within this time. */
const SHARED_MS = 500;

let last: { at: number; reviews: Promise<Reviews> } | undefined;

export function readShared(payload: Payload): Promise<Reviews> {
  const now = performance.now();
  if (last && now - last.at < SHARED_MS) return last.reviews;
  const reviews = readReviews(payload);
  last = { at: now, reviews };
  reviews.catch(forgetShared);
  return reviews;
}

export function forgetShared(): void {
  last = undefined;
}
