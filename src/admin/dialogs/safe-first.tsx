'use client';

import { type ReactNode, useEffect } from 'react';
import { elements } from '@/payload/elements';

/**
 * Payload's questions, such as that before a deletion, begin on their first control, which may be the dangerous one
 * (“Skip trash and delete permanently”). They begin on Cancel instead: until the person does something in them, nothing
 * else gets the focus, however often Payload sets it.
 */
export function SafeFirst({ children }: { children: ReactNode }) {
  useEffect(() => {
    const used = new WeakSet<Element>();
    const questionOf = ({ target }: Event) => (target instanceof Element ? target.closest(elements.question) : null);
    const onFocus = (event: FocusEvent) => {
      const question = questionOf(event);
      const cancel = question?.querySelector<HTMLElement>(elements.cancelQuestion);
      if (question && cancel && cancel !== event.target && !used.has(question)) cancel.focus();
    };
    const onUse = (event: Event) => {
      const question = questionOf(event);
      if (question) used.add(question);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', onFocus, { signal });
    for (const use of ['keydown', 'pointerdown']) document.addEventListener(use, onUse, { signal, capture: true });
    return () => listening.abort();
  }, []);
  return children;
}
