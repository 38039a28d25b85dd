import { cleanLine, cleanLines } from '@shared/clean-text';

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
  isMultiline ? cleanLines(text).replace(/\n+$/, '') : cleanLine(text);

/** "37 of 140"; fields without a limit show the count alone. */
export const countOf = (value: string, maxLength?: number): string =>
  maxLength === undefined ? `${value.length}` : `${value.length} of ${maxLength}`;
