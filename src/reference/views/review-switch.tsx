import { scriptAddress } from '@/browser/script-file';

/** Turns the review on (docs/decisions/075-review-is-a-mode.md). Styles read the box, so it needs no script. */
export const ReviewSwitch = () => (
  <label className="review-switch">
    <input
      type="checkbox"
      id="review-mode"
      data-reviews={scriptAddress('reviews')}
      data-more={scriptAddress('review-more')}
      autoComplete="off"
      suppressHydrationWarning
    />
    Review
  </label>
);
