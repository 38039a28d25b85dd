import type { Payload } from 'payload';
import { elements } from '@/design-system/registry';
import { hashOf } from '@/design-system/registry/element';
import { readReviews } from '@/reviews/read';
import { isOutdated, reviewStates, stateNames } from '@/reviews/states';
import { tally } from '@/reviews/tally';
import { Figure } from './figure';

const PAGE = '/design-system';

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
