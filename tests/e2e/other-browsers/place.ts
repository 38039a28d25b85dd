type Place = { x: number; y: number };

/** Runs in a page. Returns the center, in pixels of the window. */
export const bringIntoView = (selector: string): Place | undefined => {
  const element = document.querySelector(selector);
  if (!element) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

const EVERY_MS = 100;
const MOST_TRIES = 50;

/** Once it no longer moves: sections are laid out when they come into view. */
export async function settledPlace(
  run: (work: typeof bringIntoView, selector: string) => Promise<Place | undefined>,
  selector: string,
): Promise<Place> {
  let last: Place | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const place = await run(bringIntoView, selector);
    if (place && place.y === last?.y) return place;
    last = place;
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  throw new Error(`There is no ${selector}, or it keeps moving.`);
}
