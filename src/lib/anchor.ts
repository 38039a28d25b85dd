/** Begins the part of an anchor that names a row. Field names cannot contain it. */
const ROW = '~';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A place in a document that stays with its rows: `blocks.2.heading` becomes `blocks.~<id of the row>.heading`.
 * @returns undefined if a row of the path does not exist or has no id
 */
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

/**
 * The path of an anchor in a document as it is now: the reverse of `anchorAt`.
 * @returns undefined if one of its rows was removed
 */
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

/** The anchor of the section of a page that contains this one; undefined outside sections. */
export const sectionOf = (anchor: string): string | undefined => /^blocks\.~[^.]+/.exec(anchor)?.[0];
