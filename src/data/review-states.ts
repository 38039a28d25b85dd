/** States of a decision (content document, section 4); any can follow any. */
export const reviewStates = ['pending', 'kept', 'modified', 'deleted'] as const;
export type ReviewState = (typeof reviewStates)[number];

export const stateNames: Record<ReviewState, string> = {
  pending: 'Pending',
  kept: 'Kept',
  modified: 'Modified',
  deleted: 'Deleted',
};

export const MAX_NOTE_CHARACTERS = 2000;

export type Review = {
  state: ReviewState;
  note: string;
  /** `hashOf` the element at the time of the decision. */
  hash: string;
  at: string;
  by?: string;
};

export const isOutdated = (review: Pick<Review, 'state' | 'hash'> | undefined, hash: string) =>
  review !== undefined && review.state !== 'pending' && review.hash !== hash;
