'use client';

import { type ReactNode, useEffect } from 'react';
import { elements } from '@/payload/elements';

/**
 * Payload's questions, such as that before a deletion, begin on their first control, which may be the dangerous one
 * (“Skip trash and delete permanently”). They begin on Cancel instead.
 */
export function SafeFirst({ children }: { children: ReactNode }) {
  useEffect(() => {
    const begun = new WeakSet<Element>();
    const onFocus = ({ target }: FocusEvent) => {
      const question = target instanceof Element ? target.closest(elements.question) : null;
      if (!question || begun.has(question)) return;
      begun.add(question);
      question.querySelector<HTMLElement>(elements.cancelQuestion)?.focus();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  return children;
}
