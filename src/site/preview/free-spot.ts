/** In px of the page. */
export type At = { top: number; left: number };
export type Box = At & { right: number; bottom: number };

/** How far a mark may move from its point, in px: farther away it would seem to be about something else. */
const REACH = 140;
const GAP = 2;

const boxAt = ({ top, left }: At, size: number): Box => ({ top, left, right: left + size, bottom: top + size });

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/**
 * Where a square mark covers nothing, as near as possible to where it should be; there, if nothing near is free.
 * @param taken texts and other marks
 * @param width of the page
 */
export function freeSpot(wanted: At, size: number, taken: Box[], width: number): At {
  const distance = ({ top, left }: At) => Math.hypot(top - wanted.top, left - wanted.left);
  const around = { ...boxAt(wanted, size + REACH), top: wanted.top - REACH, left: wanted.left - REACH };
  const near = taken.filter((box) => overlap(box, around));
  const lefts = [wanted.left, ...near.flatMap(({ left, right }) => [left - size - GAP, right + GAP])];
  const tops = [wanted.top, ...near.flatMap(({ top, bottom }) => [top - size - GAP, bottom + GAP])];
  const isFree = (at: At) => !near.some((box) => overlap(box, boxAt(at, size)));
  const isInside = ({ top, left }: At) => top >= 0 && left >= 0 && left + size <= width;
  let best: At | undefined;
  for (const left of lefts) {
    for (const top of tops) {
      const at = { top, left };
      const isNearer = distance(at) <= REACH && (!best || distance(at) < distance(best));
      if (isNearer && isInside(at) && isFree(at)) best = at;
    }
  }
  return best ?? wanted;
}

/** The lines of text in an element. */
export function linesIn(element: Element): Box[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines: Box[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    for (const { top, left, right, bottom } of range.getClientRects()) {
      lines.push({ top: top + window.scrollY, left, right, bottom: bottom + window.scrollY });
    }
  }
  return lines;
}
