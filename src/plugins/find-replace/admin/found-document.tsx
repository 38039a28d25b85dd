import { useId } from 'react';
import { Link } from '@/payload/link';
import type { ShownDocument, ShownHit } from '../preview';
import type { Outcome } from '../replace';
import { isChosen, type Left } from './choice';

type Props = {
  document: ShownDocument;
  left: Left;
  replacement: string;
  outcome: Outcome | undefined;
  isBusy: boolean;
  /** In another release than the one chosen for the drafts. */
  isElsewhere: boolean;
  onHit: (key: string, isOn: boolean) => void;
  onAll: (isOn: boolean) => void;
};

const Line = ({ hit, replacement }: { hit: ShownHit; replacement: string }) => (
  <span>
    <span className="admin-small">{hit.label}</span>{' '}
    <span className="replace-sentence">
      {hit.before}
      <del>{hit.match}</del>
      {replacement ? <ins>{replacement}</ins> : null}
      {hit.after}
    </span>
  </span>
);

export function FoundDocument({ document, left, replacement, outcome, isBusy, isElsewhere, onHit, onAll }: Props) {
  const id = useId();
  const { title, path, href, hits, openBy, release } = document;
  const isLocked = isBusy || isElsewhere || openBy.length > 0 || (outcome?.count ?? 0) > 0;
  const isOn = (key: string) => !isElsewhere && isChosen(left, document, key);
  const chosen = hits.filter(({ key }) => isOn(key)).length;
  return (
    <section className="replace-document" aria-labelledby={id}>
      <header>
        <input
          type="checkbox"
          aria-label={`All of ${title}`}
          checked={chosen === hits.length}
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < hits.length;
          }}
          disabled={isLocked}
          onChange={(event) => onAll(event.target.checked)}
        />
        <h2 id={id}>
          <Link href={href} target="_blank" prefetch={false}>
            {title}
          </Link>
        </h2>
        <span className="admin-small">{path}</span>
      </header>
      {openBy.length > 0 ? (
        <p className="admin-note">{openBy.join(' and ')} has this open, so nothing is replaced here.</p>
      ) : null}
      {isElsewhere ? <p className="admin-note">In the release “{release?.title}”, so it is left alone.</p> : null}
      {outcome?.problem ? <p className="admin-note">{outcome.problem}</p> : null}
      {outcome && outcome.count > 0 ? <p className="admin-note">Saved as a draft.</p> : null}
      <ul>
        {hits.map((hit) => (
          <li key={hit.key}>
            <label>
              <input
                type="checkbox"
                checked={isOn(hit.key)}
                disabled={isLocked}
                onChange={(event) => onHit(hit.key, event.target.checked)}
              />
              <Line hit={hit} replacement={replacement} />
            </label>
          </li>
        ))}
      </ul>
    </section>
  );
}
