'use client';

import { type ReactNode, useEffect } from 'react';
import { giveNames } from '@/payload/accessible-names';

/** Batches DOM changes, in ms. */
const GATHER_MS = 100;

/** Added to the rendered DOM: Payload has no slots for them, and replacing components would miss later fixes. */
export function AccessibleNames({ children }: { children: ReactNode }) {
  useEffect(() => {
    let timer = 0;
    const soon = () => {
      timer ||= window.setTimeout(() => {
        timer = 0;
        giveNames(document);
      }, GATHER_MS);
    };
    giveNames(document);
    const observer = new MutationObserver(soon);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
    return () => {
      observer.disconnect();
      window.clearTimeout(timer);
    };
  }, []);
  return children;
}
