import { elements } from '@/payload/elements';

/** The heading of a view, which gets the focus with it (NewView). */
export const isHeading = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches(elements.heading);

/** Keys pressed here are for the view: nothing has the focus, or only its heading. */
export const isNowhere = (target: EventTarget | null): boolean => target === document.body || isHeading(target);
