import { joinedPieces, type Piece } from '../inline';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const signs: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&#39;': "'",
};

/** A text with its formats and links as `<g id="1">…</g>`, for a writing service. */
export const markupOf = (pieces: Piece[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
        : `<g id="${piece.id}">${markupOf(piece.inside)}</g>`,
    )
    .join('');

const PART = /<g id="(\d{1,4})">|(<\/g>)|([^<]+)/y;

/** Undefined if a service has returned anything else than words and closed tags. */
export function piecesIn(markup: string): Piece[] | undefined {
  const open: { id: string; kind: string; inside: Piece[] }[] = [{ id: '', kind: 'g', inside: [] }];
  PART.lastIndex = 0;
  while (PART.lastIndex < markup.length) {
    const [, id, end, words] = PART.exec(markup) ?? [];
    const inner = open.at(-1);
    if (!inner) return undefined;
    if (id !== undefined) open.push({ id, kind: 'g', inside: [] });
    else if (words !== undefined) inner.inside.push(words.replace(/&[#\w]+;/g, (entity) => signs[entity] ?? entity));
    else if (end && open.length > 1) {
      open.pop();
      open.at(-1)?.inside.push({ ...inner, inside: joinedPieces(inner.inside) });
    } else return undefined;
  }
  const [all, ...unclosed] = open;
  return all && unclosed.length === 0 ? joinedPieces(all.inside) : undefined;
}

/** What programs and readers use as it is: the parts of a text in braces, addresses. */
const KEPT = /\{[^{}]*\}|%[sd]\b|https?:\/\/[^\s<>]*[^\s<>.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const keptIn = (text: string) => (text.match(KEPT) ?? []).toSorted().join('\n');

/** Undefined if the text has the placeholders and addresses of the English one. */
export const placeholderFault = (english: string, translation: string): string | undefined =>
  keptIn(english) === keptIn(translation)
    ? undefined
    : 'A placeholder or an address of the English text is missing or new.';
