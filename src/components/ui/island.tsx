import type { ReactNode } from 'react';

/**
 * Marks a part of a page that needs React in the browser: wrap every client component in one. Pages without an island
 * ship without React; a component outside one never hydrates (`scripts/harness/check-islands.ts` finds those). A page
 * hydrates as a whole: after first paint or, if all its islands may wait, on first interaction (src/browser/frame.js).
 */
export function Island({ children, waits }: { children: ReactNode; waits?: boolean }) {
  return (
    <div data-island={waits ? 'waits' : ''} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
