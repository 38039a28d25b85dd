import type { FormField, Row } from 'payload';
import { z } from 'zod';
import { type Fields, isSamePlace, rowIds } from './form-fields';

/** Payload's key in local storage. */
const CLIPBOARD = '_payloadClipboard';
const clipboardSchema = z.object({
  path: z.string(),
  rowIndex: z.number().optional(),
  data: z.record(
    z.string(),
    z.custom<FormField>((field) => typeof field === 'object' && field !== null),
  ),
});
export type Clipboard = z.infer<typeof clipboardSchema>;

export function readClipboard(): Clipboard | undefined {
  try {
    return clipboardSchema.safeParse(JSON.parse(localStorage.getItem(CLIPBOARD) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

const nameOf = (path: string) => path.split('.').at(-1);

const copiedRows = ({ path, rowIndex, data }: Clipboard): string[] =>
  rowIndex === undefined ? rowIds(data[path]).map((_, index) => `${path}.${index}`) : [`${path}.${rowIndex}`];

/** The list whose rows a paste has just replaced, which is how Payload pastes into a list. */
export const pastedOver = (before: Fields, after: Fields, clipboard: Clipboard): string | undefined =>
  Object.keys(after).find((path) => {
    const [was, is] = [rowIds(before[path]), rowIds(after[path])];
    return (
      nameOf(path) === nameOf(clipboard.path) &&
      was.length > 0 &&
      is.length === copiedRows(clipboard).length &&
      !is.some((id) => was.includes(id)) &&
      isSamePlace(before, after, path)
    );
  });

const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24);

function copyRow(data: Fields, from: string, to: string): { row: Row; fields: Fields } {
  const ids = new Map<string, string>();
  const idOf = (row: string): string => {
    const id = ids.get(row) ?? newId();
    ids.set(row, id);
    return id;
  };
  const copies = Object.entries(data).flatMap(([path, { lastRenderedPath: _, ...field }]): [string, FormField][] => {
    if (!path.startsWith(`${from}.`)) return [];
    const place = `${to}${path.slice(from.length)}`;
    if (nameOf(place) === 'id') {
      const id = idOf(place.slice(0, -'.id'.length));
      return [[place, { ...field, value: id, initialValue: id }]];
    }
    const rows = field.rows?.map((row, index) => ({ ...unrendered(row), id: idOf(`${place}.${index}`) }));
    return [[place, rows ? { ...field, rows } : field]];
  });
  const blockType = data[`${from}.blockType`]?.value;
  const row: Row = { id: idOf(to), isLoading: true, ...(typeof blockType === 'string' ? { blockType } : {}) };
  return { row, fields: Object.fromEntries(copies) };
}

/** Makes the server render the row's fields. */
const unrendered = ({ lastRenderedPath: _, ...row }: Row): Row => row;

export function pasteAtEnd(fields: Fields, list: string, clipboard: Clipboard): Fields {
  const rows = [...(fields[list]?.rows ?? [])];
  const added: Fields = {};
  for (const from of copiedRows(clipboard)) {
    const copy = copyRow(clipboard.data, from, `${list}.${rows.length}`);
    Object.assign(added, copy.fields);
    rows.push(copy.row);
  }
  return { ...fields, ...added, [list]: { ...fields[list], rows, value: rows.length, disableFormData: true } };
}
