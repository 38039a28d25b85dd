let last: Promise<unknown> = Promise.resolve();

/** Sequential, because each check reads a whole file on the server. */
export function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
