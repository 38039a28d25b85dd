import { splitHighlight } from './headline';

/** Words of a headline, with the highlighted phrase in gradient if it is among them. */
export function Highlighted({ text, phrase }: { text: string; phrase: string | null | undefined }) {
  const parts = splitHighlight(text, phrase);
  if (!parts) return text;
  const [before, highlighted, after] = parts;
  return (
    <>
      {before}
      <span className="gradient-text">{highlighted}</span>
      {after}
    </>
  );
}
