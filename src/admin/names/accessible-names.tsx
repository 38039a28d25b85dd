'use client';

import { type ReactNode, useEffect } from 'react';
import { giveNames } from './names';

/** Delay that batches DOM changes, in ms. */
const GATHER_MS = 100;

/**
 * Adds accessible names that Payload's markup lacks: checkboxes of lists, handles and menus of rows, sizes of the
 * preview, rich text editors. Payload has no slots for these (`CheckboxInput`, `Collapsible` and `Popup` render their
 * own markup), and replacing whole lists and fields would miss later fixes, so names are added to the rendered DOM.
 */
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
