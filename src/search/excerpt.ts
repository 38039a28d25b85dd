/** Private-use characters, which no text contains. */
export const MATCH_BEGINS = '\ue000';
export const MATCH_ENDS = '\ue001';

export type Piece = { text: string; isMatch: boolean };

export const piecesOf = (excerpt: string): Piece[] =>
  excerpt
    .split(MATCH_BEGINS)
    .flatMap((part, index): Piece[] => {
      if (index === 0) return [{ text: part, isMatch: false }];
      const [match = '', ...rest] = part.split(MATCH_ENDS);
      return [
        { text: match, isMatch: true },
        { text: rest.join(''), isMatch: false },
      ];
    })
    .map(({ text, isMatch }) => ({ text: text.replace(/\s+/g, ' '), isMatch }))
    .filter(({ text }) => text !== '');

/** Shows where the beginning or the end of a sentence is missing. */
export function withEllipses(pieces: Piece[]): Piece[] {
  const text = pieces.map((piece) => piece.text).join('');
  const before = /^\s*\p{Ll}/u.test(text) ? '… ' : '';
  const after = text === '' || /[.!?…][”"’)]*\s*$/.test(text) ? '' : '…';
  return [before, ...pieces, after].flatMap((piece) => {
    if (typeof piece !== 'string') return piece;
    return piece ? { text: piece, isMatch: false } : [];
  });
}
