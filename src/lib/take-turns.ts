/**
 * For long work in a loop: `await turn()` lets other requests run whenever the event loop has been held for `milliseconds`,
 * and costs next to nothing otherwise.
 */
export function takeTurns(milliseconds = 10): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < milliseconds) return undefined;
    return new Promise((resolve) => {
      setImmediate(() => {
        since = performance.now();
        resolve();
      });
    });
  };
}
