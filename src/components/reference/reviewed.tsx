import type { ReactNode } from 'react';
import { anchorOf, hashOf, type ReferenceElement } from '@/design-system/registry/element';
import { cx } from '@/lib/cx';

type Props = { element: ReferenceElement; className?: string; children: ReactNode };

/** An element of the reference with its review: linkable, in the state that the reviewers gave it. */
export async function Reviewed({ element, className, children }: Props) {
  return (
    <article
      id={anchorOf(element.id)}
      data-element={element.id}
      data-hash={hashOf(element)}
      data-state="pending"
      className={cx('reviewed', className)}
    >
      {children}
    </article>
  );
}
