import type { ReactNode } from 'react';

/** For what may be wider than the page: it scrolls by itself, also by keyboard. `name`: what it holds. */
export const Scrolled = ({ name, children }: { name: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
  <section className="scrolled" aria-label={name} tabIndex={0}>
    {children}
  </section>
);
