import type { ReactNode } from 'react';

/**
 * Marks a part of a page that needs React in the visitor's browser: wrap every client component in one.
 *
 * Pages without an island are delivered without the framework's runtime, so a client component outside an island
 * is shown but stays lifeless (`scripts/harness/check-islands.ts` finds those). A page with one island hydrates whole: right
 * after its first paint, or, if all its islands may wait for that, at the visitor's first sign (src/browser/frame.js).
 */
export function Island({ children, waits }: { children: ReactNode; waits?: boolean }) {
  return (
    <div data-island={waits ? 'waits' : ''} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
