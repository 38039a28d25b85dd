import type { ReactNode } from 'react';

/**
 * Marks a part of a page that needs React in the browser: wrap every client component in one. Pages without an island
 * are delivered without React's runtime, so a client component outside an island renders but never hydrates
 * (`scripts/harness/check-islands.ts` finds those). A page with an island hydrates as a whole: right after its first
 * paint or, if all its islands may wait, on the visitor's first interaction (src/browser/frame.js).
 */
export function Island({ children, waits }: { children: ReactNode; waits?: boolean }) {
  return (
    <div data-island={waits ? 'waits' : ''} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
