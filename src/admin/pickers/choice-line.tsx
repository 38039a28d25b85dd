import { adminPath } from '../admin-path';
import type { Choice } from './choices';
import { openingWords, tellingParts } from './words';

/** The field around it would open its list, or move the chosen document. */
const keepFromField = (event: React.SyntheticEvent) => event.stopPropagation();

/** Title, what tells it apart, and its picture. A chosen document can be opened. */
export function ChoiceLine({ choice, isChosen }: { choice: Choice; isChosen: boolean }) {
  const { picture, title } = choice;
  return (
    <span className="picker-line">
      {/* biome-ignore lint/performance/noImgElement: drawn small already */}
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <i aria-hidden="true" />}
      <span className="picker-words">
        <span className="picker-title">{title}</span>
        <span className="picker-parts">{tellingParts(choice).join(' · ')}</span>
      </span>
      {isChosen ? (
        <a
          className="picker-open"
          href={adminPath(choice)}
          target="_blank"
          rel="noreferrer"
          aria-label={openingWords(title)}
          onMouseDown={keepFromField}
          onTouchEnd={keepFromField}
          onPointerDown={keepFromField}
          onKeyDown={keepFromField}
        >
          Open
        </a>
      ) : null}
    </span>
  );
}
