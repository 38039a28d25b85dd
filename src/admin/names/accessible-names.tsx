'use client';

import { type ReactNode, useEffect } from 'react';
import { giveNames } from './names';

/** How long changes are gathered before names are given again. */
const GATHER_MS = 100;

/**
 * Names what Payload draws without a name: the boxes of lists, handles and menus of rows, the sizes of the preview, text
 * editors. Payload has no slot for these (its `CheckboxInput`, `Collapsible` and `Popup` write their own markup), and
 * replacing whole lists and fields would cost every later fix of theirs; so the names are added to what was drawn.
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
