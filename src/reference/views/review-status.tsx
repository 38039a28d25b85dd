import { type ReviewState, stateNames } from '@/data/review-states';

export const ReviewStatus = ({ state }: { state: ReviewState }) => (
  <p className="review-state">
    <span data-review-status>{stateNames[state]}</span>
    <span className="review-outdated">Changed since</span>
  </p>
);
