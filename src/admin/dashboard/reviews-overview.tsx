import type { Payload } from 'payload';
import { isOutdated, reviewStates, stateNames } from '@/data/review-states';
import { readReviews } from '@/data/reviews-read';
import { elements } from '@/reference/registry';
import { hashOf } from '@/reference/registry/element';
import { tally } from '@/reference/reviews/tally';
import { Figure } from './figure';

const PAGE = '/design-system?review';

export async function ReviewsOverview({ payload }: { payload: Payload }) {
  const reviews = await readReviews(payload);
  const counts = tally(elements, reviews);
  const outdated = elements.filter((element) => isOutdated(reviews[element.id], hashOf(element))).length;
  return (
    <div className="overview">
      <h1>
        {counts.pending === 0
          ? 'Everything has been reviewed.'
          : `${counts.pending} elements are waiting for a decision.`}
      </h1>
      <ul className="overview-figures" aria-label="At a glance">
        {reviewStates.map((state) => (
          <Figure key={state} label={stateNames[state]} count={counts[state]} href={PAGE} />
        ))}
        <Figure
          label="Outdated"
          count={outdated}
          href={PAGE}
          note="Outdated: the element has changed since"
          isAlarm={outdated > 0}
        />
      </ul>
      <p>
        <a className="overview-go" href={PAGE}>
          Open the design system
        </a>
      </p>
    </div>
  );
}
