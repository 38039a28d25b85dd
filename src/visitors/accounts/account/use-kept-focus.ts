'use client';

import { useEffect } from 'react';

/**
 * If what had the focus is gone, the heading of its part gets it: a button that was pressed may give way to a form or to
 * another button. Otherwise screen readers begin at the top of the page again.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.querySelector('main');
    if (!main) return;
    let last: { element: Element; heading: HTMLElement | null } | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const part = target.closest('section, .section');
      last = { element: target, heading: part?.querySelector<HTMLElement>('h1, h2, h3') ?? null };
    };
    const changed = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      last.heading?.setAttribute('tabindex', '-1');
      last.heading?.focus();
      last = undefined;
    });
    main.addEventListener('focusin', onFocus);
    changed.observe(main, { childList: true, subtree: true });
    return () => {
      main.removeEventListener('focusin', onFocus);
      changed.disconnect();
    };
  }, []);
}
