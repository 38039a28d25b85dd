import type { ReactNode } from 'react';

/**
 * Marks a part of a page that needs React in the visitor's browser: wrap every client component in one.
 *
 * Pages without an island are delivered without the framework's runtime, so a client component outside an island
 * is shown but stays lifeless (`src/delivery/check-islands.mjs` finds those). A page with one island hydrates whole.
 */
export function Island({ children }: { children: ReactNode }) {
  return (
    <div data-island="" style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
