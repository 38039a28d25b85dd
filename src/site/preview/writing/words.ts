/** `highlight`: the highlighted phrase; undefined where there can be none */
export type Words = { value: string; highlight?: string };

/** Without a phrase if the text does not contain it. */
export function splitWords({ value, highlight }: Words): [before: string, phrase: string, after: string] {
  const at = highlight ? value.indexOf(highlight) : -1;
  if (!highlight || at < 0) return [value, '', ''];
  return [value.slice(0, at), highlight, value.slice(at + highlight.length)];
}

/** As a field stores it: one line, unless the field has several. */
export const tidy = (text: string, isMultiline: boolean): string =>
  isMultiline ? text.replace(/\r\n?/g, '\n').replace(/\n+$/, '') : text.replace(/\s*[\r\n]+\s*/g, ' ');

/** "37 of 140"; fields without a limit show the count alone. */
export const countOf = (value: string, maxLength?: number): string =>
  maxLength === undefined ? `${value.length}` : `${value.length} of ${maxLength}`;
