import type { FormState } from 'payload';

/** The rows of `sent` whose fields had not arrived when it was sent, with the prefix of their fields' paths. */
const loadingRows = (sent: FormState) =>
  Object.entries(sent).flatMap(([path, { rows = [] }]) =>
    rows.flatMap((row, index) => (row.isLoading ? [{ id: row.id, prefix: `${path}.${index}.` }] : [])),
  );

/**
 * Returns a function that lets the fields of each new row through once, from the first response to a change (`isSave`
 * is false). Payload would also take them from a save, or from the next change if that was made while the row was
 * loading, and overwrite what was typed into the row in the meantime. A row that is loading after that has lost its
 * fields, for example because its addition was undone and redone, and gets them again.
 */
export function createRowFilter() {
  let arrived = new Set<string>();
  return (sent: FormState, received: FormState, isSave: boolean): FormState => {
    const loading = loadingRows(sent);
    const withheld = loading.filter(({ id }) => isSave || arrived.has(id));
    if (!isSave) arrived = new Set(loading.filter((row) => !withheld.includes(row)).map(({ id }) => id));
    if (withheld.length === 0) return received;
    const ids = new Set(withheld.map(({ id }) => id));
    return Object.fromEntries(
      Object.entries(received)
        .filter(([path]) => path in sent || !withheld.some(({ prefix }) => path.startsWith(prefix)))
        .map(([path, field]) => {
          const rows = field.rows?.map(({ isLoading, ...row }) => (ids.has(row.id) ? row : { ...row, isLoading }));
          return [path, rows ? { ...field, rows } : field];
        }),
    );
  };
}
