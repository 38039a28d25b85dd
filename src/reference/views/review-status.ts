import { type ReviewState, stateNames } from '@/data/review-states';

/** As text, because src/browser/reviews.js replaces it, perhaps before React runs. */
export const statusMarkup = (state: ReviewState) =>
  `<p class="review-state"><span data-review-status>${stateNames[state]}</span> <span class="review-outdated">Changed since</span></p>`;
