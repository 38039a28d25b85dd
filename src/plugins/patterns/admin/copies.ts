type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value };
export type Section = { blockType: string; id?: string | null; [field: string]: unknown };

const isRow = (value: Value): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids inside references to documents are values and stay. */
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

/** Without row ids: a duplicate id on a page would merge two rows. */
export const copiesOf = (sections: Section[]): Section[] => withoutRowIds(sections as Value) as Section[];
