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
