type Props = { words: string; count: number; drawing: string };

/** What a button of the bar says: words, or a picture and a number where there is no room for them (kit.css). */
export const BarWords = ({ words, count, drawing }: Props) => (
  <>
    <svg className="bar-icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={drawing} />
    </svg>
    {count > 0 ? <span aria-hidden="true">{count}</span> : null}
    <span className="bar-words">{words}</span>
  </>
);
