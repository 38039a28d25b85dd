import { elements } from '@/payload/elements';

/** Keys pressed here are for the view: nothing has the focus, or only the heading, which gets it with each new view. */
export const isNowhere = (target: EventTarget | null): boolean =>
  target === document.body || (target instanceof Element && target.matches(elements.heading));
