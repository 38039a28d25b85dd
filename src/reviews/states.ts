/** What reviewers can decide about an element of the reference (content document, section 4); any can follow any. */
export const reviewStates = ['pending', 'kept', 'modified', 'deleted'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const stateNames: Record<ReviewState, string> = {
  pending: 'Pending',
  kept: 'Kept',
  modified: 'Modified',
  deleted: 'Deleted',
};

export const MAX_NOTE_CHARACTERS = 2000;

/** The latest decision about one element, as pages and browsers know it. */
export type Review = {
  state: ReviewState;
  note: string;
  /** What was reviewed: `hashOf` the element then. */
  hash: string;
  /** When, in ISO 8601. */
  at: string;
  /** Who, for staff only. */
  by?: string;
};

/** Was this decided about something that has changed since? */
export const isOutdated = (review: Pick<Review, 'state' | 'hash'> | undefined, hash: string) =>
  review !== undefined && review.state !== 'pending' && review.hash !== hash;
