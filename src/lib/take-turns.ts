const MOST_MS = 10;

/** For long loops: `await turn()` yields to other requests after a while of blocking; otherwise nearly free. */
export function takeTurns(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < MOST_MS) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
