import { reviewStates, stateNames } from '@/data/review-states';
import { getReviews } from '@/data/reviews';
import { elements as all } from '../registry';
import type { ReferenceElement, ReferencePage } from '../registry/element';
import { tally } from '../reviews/tally';
import { ReviewControls } from './review-controls';

type Props = {
  page: ReferencePage;
  elements?: ReferenceElement[];
};

const keys = [
  ['K', 'keep'],
  ['M', 'modify'],
  ['D', 'delete'],
  ['J or ↓', 'next element'],
  ['Shift J or ↑', 'previous element'],
] as const;

/** Counts and filter work without scripts. The script may run before React: it changes nothing that React controls. */
export async function ReviewSummary({ page, elements = all.filter((element) => element.page === page) }: Props) {
  const counts = tally(elements, await getReviews());
  const decided = elements.length - counts.pending;
  if (elements.length === 0) return null;
  return (
    <section className="review-summary ground-graphite" aria-label="Review" data-review-summary data-page={page}>
      <ReviewControls />
      <progress
        className="review-progress"
        data-review-progress
        suppressHydrationWarning
        value={decided}
        max={elements.length}
        aria-label="Elements decided"
      />
      <div className="review-bar">
        <p className="review-decided figures" data-review-decided suppressHydrationWarning>
          {decided} of {elements.length} decided
        </p>
        <fieldset className="review-filter">
          <legend className="sr-only">Show elements that are</legend>
          <label>
            <input type="radio" name="review-filter" value="all" defaultChecked autoComplete="off" />
            <span>All</span>
          </label>
          {reviewStates.map((state) => (
            <label key={state} data-of={state}>
              <input type="radio" name="review-filter" value={state} autoComplete="off" />
              <span>
                {stateNames[state]}{' '}
                <b data-review-count={state} suppressHydrationWarning>
                  {counts[state]}
                </b>
              </span>
            </label>
          ))}
        </fieldset>
        {page === 'design-system' && (
          <label className="review-check">
            <input type="checkbox" name="show-deleted" autoComplete="off" /> Show deleted
          </label>
        )}
        <details className="review-more">
          <summary>More</summary>
          <div>
            <p>What you see on this page, as a file:</p>
            <p className="review-actions">
              <button type="button" data-review-do="csv">
                Export CSV
              </button>
              <button type="button" data-review-do="json">
                Export JSON
              </button>
            </p>
            <dl>
              {keys.map(([key, meaning]) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
            <p>K, M and D decide about the element that has the focus; J puts it on one. The arrows work from there.</p>
            <label className="review-check">
              <input type="checkbox" data-review-keys defaultChecked autoComplete="off" /> Use these keys
            </label>
          </div>
        </details>
      </div>
      <div className="review-words">
        <p data-review-mode="unknown" suppressHydrationWarning>
          These are the decisions that the reviewers share.
        </p>
        <p data-review-mode="visitor" hidden suppressHydrationWarning>
          What you decide is kept in this browser only. <a href="/admin">Sign in as a reviewer</a> to share it.
        </p>
        <p data-review-mode="barred" hidden suppressHydrationWarning>
          What you decide is kept in this browser only:{' '}
          <span data-review-name suppressHydrationWarning>
            staff
          </span>{' '}
          has no role that reviews. <a href="/admin">Change the account</a>
        </p>
        <p data-review-mode="shared" hidden suppressHydrationWarning>
          Signed in as{' '}
          <span data-review-name suppressHydrationWarning>
            staff
          </span>
          . What you decide is shared with everyone and kept with its history.
        </p>
        <p data-review-carry hidden suppressHydrationWarning>
          This browser keeps{' '}
          <span data-review-kept suppressHydrationWarning>
            decisions
          </span>{' '}
          from before you signed in.{' '}
          <button type="button" data-review-do="carry">
            Share them
          </button>{' '}
          <button type="button" data-review-do="discard">
            Discard them
          </button>
        </p>
        <p className="review-problem" role="alert" data-review-problem hidden suppressHydrationWarning>
          {' '}
        </p>
        <p className="sr-only" role="status" data-review-announcement suppressHydrationWarning>
          {' '}
        </p>
      </div>
    </section>
  );
}
