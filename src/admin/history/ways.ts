export type Ways = { canUndo: boolean; canRedo: boolean };

let ways: Ways = { canUndo: false, canRedo: false };
const listeners = new Set<() => void>();

/** Tells the menu of the document which ways are open. */
export function noteWays(now: Ways): void {
  ways = now;
  for (const listener of listeners) listener();
}

export const openWays = {
  read: () => ways,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
