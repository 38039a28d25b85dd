/** How long a part of the form may take to appear: rows and fields are drawn when they come into view. */
const PATIENCE = 4000;

/** The element, as soon as it is there. */
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
