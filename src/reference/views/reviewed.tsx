import type { ReactNode } from 'react';
import { isOutdated } from '@/data/review-states';
import { getReviews } from '@/data/reviews';
import { cx } from '@/lib/cx';
import { anchorOf, hashOf, type ReferenceElement } from '../registry/element';
import { ReviewStatus } from './review-status';

type Props = {
  element: ReferenceElement;
  className?: string;
  /** Also says that nobody has decided. */
  saysPending?: boolean;
  children: ReactNode;
};

/** The state is part of the page; the script adds the controls, and what only this viewer sees. */
export async function Reviewed({ element, className, saysPending, children }: Props) {
  const review = (await getReviews())[element.id];
  const hash = hashOf(element);
  return (
    <article
      id={anchorOf(element.id)}
      tabIndex={-1}
      suppressHydrationWarning
      aria-label={element.name}
      data-element={element.id}
      data-name={element.name}
      data-hash={hash}
      data-state={review?.state ?? 'pending'}
      data-reviewed={review?.hash}
      data-at={review?.at}
      data-outdated={isOutdated(review, hash) ? '' : undefined}
      className={cx('reviewed', className)}
    >
      {children}
      {saysPending || (review && review.state !== 'pending') ? (
        <div className="review" suppressHydrationWarning>
          <ReviewStatus state={review?.state ?? 'pending'} />
        </div>
      ) : null}
    </article>
  );
}
