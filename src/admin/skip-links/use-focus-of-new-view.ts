import { useEffect } from 'react';
import { elements } from '@/payload/elements';
import { appears } from '../appears';

const headingOf = () =>
  [...document.querySelectorAll<HTMLElement>(elements.heading)].find((heading) => heading.checkVisibility());

/** Payload draws all of the admin again for each view. */
let shown: string | undefined;

/**
 * What was pressed may go with its view, as after a deletion: the focus moves to the heading of the next one, which is read
 * out then. Whatever has the focus keeps it.
 */
export function useFocusOfNewView(path: string): void {
  useEffect(() => {
    const isNew = shown !== undefined && shown !== path;
    shown = path;
    if (!isNew) return;
    void appears(headingOf).then((heading) => {
      if (!heading || document.activeElement !== document.body) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [path]);
}
