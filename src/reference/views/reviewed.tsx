import type { ReactNode } from 'react';
import { isOutdated } from '@/data/review-states';
import { getReviews } from '@/data/reviews';
import { cx } from '@/lib/cx';
import { anchorOf, hashOf, type ReferenceElement } from '../registry/element';
import { statusMarkup } from './review-status';

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
  const state = review?.state ?? 'pending';
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
      data-state={state}
      data-reviewed={review?.hash}
      data-at={review?.at}
      data-outdated={isOutdated(review, hash) ? '' : undefined}
      className={cx('reviewed', className)}
    >
      {children}
      <div
        className="review"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: constants; React leaves alone what the script adds
        dangerouslySetInnerHTML={{ __html: saysPending || state !== 'pending' ? statusMarkup(state) : '' }}
      />
    </article>
  );
}
