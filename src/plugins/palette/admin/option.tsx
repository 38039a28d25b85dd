import type { Piece } from '@/search/excerpt';
import type { Hit } from '../endpoint';
import type { Action } from './actions';

export type Option = { id: string } & ({ action: Action } | { hit: Hit });

const Excerpt = ({ pieces }: { pieces: Piece[] }) => (
  <span className="admin-small">
    {pieces.map(({ text, isMatch }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
      isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
    )}
  </span>
);

function HitLine({ hit }: { hit: Hit }) {
  const isFoundInside = hit.excerpt.some(({ isMatch }) => isMatch);
  return (
    <>
      <span className="palette-title">{hit.title}</span>
      <span className="admin-small">
        {hit.kind}
        {hit.path ? ` · ${hit.path}` : ''}
        {hit.isLive ? '' : ' · not published'}
      </span>
      {isFoundInside ? <Excerpt pieces={hit.excerpt} /> : null}
    </>
  );
}

type Props = { option: Option; domId: string; isActive: boolean; onPick: () => void; onPoint: () => void };

export const OptionLine = ({ option, domId, isActive, onPick, onPoint }: Props) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox's input takes the keys
  // biome-ignore lint/a11y/useFocusableInteractive: the combobox's input keeps the focus
  <div
    id={domId}
    role="option"
    aria-selected={isActive}
    className="palette-option"
    onClick={onPick}
    onPointerMove={isActive ? undefined : onPoint}
    onPointerDown={(event) => event.preventDefault()}
  >
    {'action' in option ? <span className="palette-title">{option.action.label}</span> : <HitLine hit={option.hit} />}
  </div>
);
