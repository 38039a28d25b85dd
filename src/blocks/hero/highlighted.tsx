import { splitHighlight } from './headline';

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
