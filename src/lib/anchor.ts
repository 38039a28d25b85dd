import { isObject } from './is-object';

/** Starts the part of an anchor that names a row. Field names cannot contain it. */
const ROW = '~';

/** `blocks.2.heading` as `blocks.~<row id>.heading`, which follows its row. Undefined without a row or its id. */
export function anchorAt(path: string, document: object): string | undefined {
  let here: unknown = document;
  const parts: string[] = [];
  for (const part of path.split('.')) {
    const next: unknown = Array.isArray(here) ? here[Number(part)] : isObject(here) ? here[part] : undefined;
    const id = Array.isArray(here) ? isObject(next) && next.id : undefined;
    if (Array.isArray(here) && typeof id !== 'string') return undefined;
    parts.push(typeof id === 'string' ? ROW + id : part);
    here = next;
  }
  return parts.join('.');
}

/** The reverse of `anchorAt`, in a document as it is now. Undefined if a row was removed. */
export function pathAt(anchor: string, document: object): string | undefined {
  let here: unknown = document;
  const parts: string[] = [];
  for (const part of anchor.split('.')) {
    if (part.startsWith(ROW)) {
      const rows: unknown[] = Array.isArray(here) ? here : [];
      const index = rows.findIndex((row) => isObject(row) && row.id === part.slice(ROW.length));
      if (index < 0) return undefined;
      parts.push(String(index));
      here = rows[index];
    } else {
      parts.push(part);
      here = isObject(here) ? here[part] : undefined;
    }
  }
  return parts.join('.');
}

export const sectionOf = (anchor: string): string | undefined => /^blocks\.~[^.]+/.exec(anchor)?.[0];

/** What of a place was removed from a document: its section, or a part of that. Undefined if it is there. */
export function goneIn(anchor: string, document: object): 'section' | 'part' | undefined {
  if (pathAt(anchor, document) !== undefined) return undefined;
  const section = sectionOf(anchor);
  return section && pathAt(section, document) !== undefined ? 'part' : 'section';
}

/** A point of an element, in fractions of its width and height: the same place at every width of the page. */
export type Spot = { x: number; y: number };

const SPOT = /[.]@(\d{1,4}),(\d{1,4})$/;
const thousandths = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 1000);

/** As it is stored: `blocks.~<row id>.heading.@250,500`, in thousandths of the element that shows the place. */
export const withSpot = (anchor: string, spot?: Spot): string =>
  anchor && spot ? `${anchor}.@${thousandths(spot.x)},${thousandths(spot.y)}` : anchor;

/** The reverse of `withSpot`; `spot` is null for a place without one. */
export function readSpot(stored: string): { anchor: string; spot: Spot | null } {
  const [end, x, y] = SPOT.exec(stored) ?? [];
  if (end === undefined) return { anchor: stored, spot: null };
  return { anchor: stored.slice(0, -end.length), spot: { x: Number(x) / 1000, y: Number(y) / 1000 } };
}
