'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { elements } from '@/payload/elements';
import { usePathname } from '@/payload/navigation';
import { appears } from '../appears';

/** A page beside its panel shows only the heading of the panel. */
const headingOf = () =>
  [...document.querySelectorAll<HTMLElement>(`${elements.heading}, .page-panel h2`)].find((heading) =>
    heading.checkVisibility({ visibilityProperty: true }),
  );

/**
 * What was pressed may go with its view, as after a deletion: the focus moves to the heading of the next one, which is read
 * out then. Whatever has the focus keeps it.
 */
export function NewView({ children }: { children: ReactNode }) {
  const path = usePathname();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    void appears(headingOf).then((heading) => {
      if (!heading || document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [path]);
  return children;
}
