/** For long loops: `await turn()` yields to other requests after `milliseconds` of blocking; otherwise nearly free. */
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
