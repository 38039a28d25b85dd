import type { DesignReview } from '@payload-types';
import type { Payload } from 'payload';
import type { Review } from './review-states';

export type Reviews = Record<string, Review>;

/** `by` is set if the reviewer was populated. */
export function toReview({ state, note, hash, updatedAt, reviewer }: DesignReview): Review {
  const by = reviewer && typeof reviewer === 'object' ? { by: reviewer.name } : {};
  return { state, note: note ?? '', hash: hash ?? '', at: updatedAt, ...by };
}

/** By element id, with notes and reviewers' names: for staff only (`anonymous` removes them). */
export async function readReviews(payload: Payload): Promise<Reviews> {
  const { docs } = await payload.find({
    collection: 'design-reviews',
    depth: 1,
    populate: { users: { name: true } },
    limit: 0,
    pagination: false,
    sort: 'element',
    overrideAccess: true,
  });
  return Object.fromEntries(docs.map((doc) => [doc.element, toReview(doc)]));
}

export const anonymous = (reviews: Reviews): Reviews =>
  Object.fromEntries(Object.entries(reviews).map(([id, { by: _, ...review }]) => [id, { ...review, note: '' }]));
