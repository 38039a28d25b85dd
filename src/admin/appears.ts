/** In ms: rows and fields render only when scrolled into view. */
const PATIENCE = 4000;

export function appears<T extends Element>(find: () => T | null | undefined): Promise<T | undefined> {
  const until = performance.now() + PATIENCE;
  return new Promise((resolve) => {
    const look = () => {
      const element = find();
      if (element || performance.now() > until) resolve(element ?? undefined);
      else requestAnimationFrame(look);
    };
    look();
  });
}
