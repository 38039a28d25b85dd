/** In ms: rows and fields render only when scrolled into view. */
const PATIENCE = 4000;
/** On a busy machine, a few seconds are a few frames: not enough for a long form. */
const FRAMES = 120;

/** The element, as soon as it is there. Undefined if it has not appeared after a while. */
export function appears<T extends Element>(find: () => T | null | undefined): Promise<T | undefined> {
  const until = performance.now() + PATIENCE;
  let frames = 0;
  return new Promise((resolve) => {
    const look = () => {
      const element = find();
      frames++;
      const isOver = performance.now() > until && frames > FRAMES;
      if (element || isOver) resolve(element ?? undefined);
      else requestAnimationFrame(look);
    };
    look();
  });
}
