import type { Place } from '@/data/preview/reference';
import type { Spot } from '@/lib/anchor';
import type { PlacesInPage } from './marks-in-page';

export type Point = { x: number; y: number };
export type PlacedSpot = { path: string; spot: Spot };

/** Sections of other documents have a reference with a colon (src/data/preview/reference.ts). */
const OWN_SECTION = '[data-section^="blocks."]';

/** Also of an element without a box of its own (`display: contents`). */
export function boxOf(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (own.width > 0) return own;
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

const pathOf = (section: Element): string => section.getAttribute('data-section') ?? '';

const isIn = ({ left, right, top, bottom }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

const fraction = (from: number, size: number, at: number): number =>
  size > 0 ? Math.min(1, Math.max(0, Math.round(((at - from) / size) * 1000) / 1000)) : 0;

const spotIn = ({ left, top, width, height }: DOMRect, { x, y }: Point): Spot => ({
  x: fraction(left, width, x),
  y: fraction(top, height, y),
});

/** The element that shows a place: a section by its row, which may have moved; a field with all of its text. */
export function elementAt(places: PlacesInPage, path: string, row?: string): Element | undefined {
  const section = row ? document.querySelector(`[data-row="${CSS.escape(row)}"]`) : null;
  // Removed, and not saved yet.
  if (row && !section && document.querySelector('[data-row]')) return undefined;
  const now = section ? path.replace(/^blocks[.]\d+/, pathOf(section)) : path;
  const [, index, field] = /^blocks[.](\d+)(?:[.](.+))?$/.exec(now) ?? [];
  const own = index === undefined ? null : document.querySelector(`[data-section="blocks.${index}"]`);
  if (own && !field) return own;
  return places.around({ path: now }) ?? own ?? undefined;
}

/** The place at a point: a field whose text or picture is there, otherwise the section. */
export function placeAt(places: PlacesInPage, target: Element, point: Point): PlacedSpot | undefined {
  const section = target.closest(OWN_SECTION);
  const near = places.near(target);
  const field = near && !near.place.target ? near.place : undefined;
  const box = field && boxAround(places, field);
  if (field && box && (!section || (isIn(box, point) && field.path.startsWith(`${pathOf(section)}.`)))) {
    return { path: field.path, spot: spotIn(box, point) };
  }
  return section ? { path: pathOf(section), spot: spotIn(boxOf(section), point) } : undefined;
}

function boxAround(places: PlacesInPage, place: Place): DOMRect | undefined {
  const element = places.around(place);
  return element && boxOf(element);
}
