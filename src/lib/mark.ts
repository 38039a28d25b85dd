/**
 * Marks name a text's field with invisible characters at its end. Variation selectors attach to the character before
 * them: no space, no word breaks, no trimming. Only in the editor's frame, where the browser removes them.
 */
const FIRST = 0xfe00;
const BEGIN = '\u2060';
const MARK = new RegExp(`${BEGIN}([\\ufe00-\\ufe0f]+)${BEGIN}`, 'g');

/** The mark for a reference such as `blocks.2.heading`. References are ASCII. */
const markOf = (reference: string): string =>
  BEGIN +
  Array.from(reference, (character) => {
    const code = character.charCodeAt(0);
    return String.fromCharCode(FIRST + (code >> 4), FIRST + (code & 15));
  }).join('') +
  BEGIN;

export const plain = (text: string): string => (text.includes(BEGIN) ? text.replace(MARK, '') : text);

function decode(selectors: string): string {
  let reference = '';
  for (let index = 0; index + 1 < selectors.length; index += 2) {
    const code = ((selectors.charCodeAt(index) - FIRST) << 4) | (selectors.charCodeAt(index + 1) - FIRST);
    reference += String.fromCharCode(code);
  }
  return reference;
}

export function referenceIn(text: string): string | undefined {
  if (!text.includes(BEGIN)) return undefined;
  const selectors = [...text.matchAll(MARK)].at(-1)?.[1];
  return selectors && decode(selectors);
}

export const withMark = (text: string, reference: string): string =>
  text.replace(/(\S)(?=[^\S\n]*(?:\n[^\S\n]*\n|\s*$))/g, `$1${markOf(reference)}`);
