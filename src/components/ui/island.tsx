import type { ReactNode } from 'react';

/**
 * Marks a part of a page that needs React in the browser: wrap every client component in one. Pages without an island
 * ship without React; a component outside one never hydrates (`scripts/harness/check-islands.ts` finds those). A page
 * hydrates as a whole: after first paint or, if all its islands may wait, on first interaction (src/browser/frame.js).
 * `waits` and `closed` also say that the browser renders nothing but the code of its components, never other parts that
 * the server sends later: such a page has only the styles that it uses (src/delivery/html/styles.ts).
 */
export function Island({ children, ...kind }: { children: ReactNode; waits?: boolean; closed?: boolean }) {
  const name = (['waits', 'closed'] as const).find((one) => kind[one]) ?? '';
  return (
    <div data-island={name} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
