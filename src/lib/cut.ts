const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

const characterAt = (text: string, index: number) => characters.segment(text).containing(index);

/** The beginning of a text, at most `limit` UTF-16 units long. Never ends within a character, such as an emoji. */
export const beginning = (text: string, limit: number): string =>
  text.length <= limit ? text : text.slice(0, characterAt(text, limit)?.index ?? limit);

/** The end of a text, likewise. */
export function ending(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const at = text.length - limit;
  const cut = characterAt(text, at);
  return text.slice(!cut || cut.index === at ? at : cut.index + cut.segment.length);
}

/** Cut within a word, with an ellipsis. */
export const clipped = (text: string, limit: number): string =>
  text.length <= limit ? text : `${beginning(text, limit - 1).trimEnd()}…`;
