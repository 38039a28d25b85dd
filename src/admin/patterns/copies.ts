type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };
export type Section = { blockType: string; id?: string | null; [field: string]: unknown };

const isRow = (value: Value): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of lists carry an id of their own; a reference to a document holds one as a value, which stays. */
function withoutRowIds(value: Value): Value {
  if (!Array.isArray(value)) {
    return isRow(value)
      ? Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withoutRowIds(item)]))
      : value;
  }
  return value.map((item) => {
    if (!isRow(item)) return item;
    const { id: _, ...row } = item;
    return withoutRowIds(row);
  });
}

/** Copies of sections that get ids of their own where they are put: an id twice on a page would make two rows one. */
export const copiesOf = (sections: Section[]): Section[] => withoutRowIds(sections as Value) as Section[];
