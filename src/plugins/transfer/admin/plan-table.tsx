'use client';

import type { DocumentOutcome, Outcome } from '../parcel';

const words: Record<DocumentOutcome['kind'], string> = {
  new: 'New',
  changed: 'Changed',
  same: 'The same',
  conflict: 'Conflict',
  refused: 'Not sent',
};

const MOST_SHOWN = 6;

function Changes({ changes }: { changes: string[] }) {
  if (changes.length === 0) return null;
  const more = changes.length - MOST_SHOWN;
  return (
    <ul>
      {changes.slice(0, MOST_SHOWN).map((change) => (
        <li key={change}>{change}</li>
      ))}
      {more > 0 ? <li>{`${more} more`}</li> : null}
    </ul>
  );
}

const inWords = (pictures: Outcome['pictures']) => {
  const isNew = pictures.filter(({ kind }) => kind === 'new').map(({ filename }) => filename);
  const there = pictures.length - isNew.length;
  return [
    isNew.length > 0 ? `New there: ${isNew.join(', ')}.` : '',
    there > 0 ? `${there === 1 ? '1 is' : `${there} are`} there already.` : '',
  ].join(' ');
};

type Props = {
  outcome: Pick<Outcome, 'documents' | 'pictures'>;
  overwrite?: ReadonlySet<string>;
  onOverwrite?: (source: string, isOn: boolean) => void;
};

/** What a transfer does with each document and picture. */
export function PlanTable({ outcome: { documents, pictures }, overwrite, onOverwrite }: Props) {
  return (
    <section aria-label="Documents and pictures">
      <table className="transfer-table">
        <thead>
          <tr>
            <th scope="col">Document</th>
            <th scope="col">There</th>
            <th scope="col">What differs</th>
          </tr>
        </thead>
        <tbody>
          {documents.map(({ source, title, kind, changes, reason }) => (
            <tr key={source}>
              <th scope="row">{title}</th>
              <td>
                <span className="transfer-kind" data-kind={kind}>
                  {words[kind]}
                </span>
              </td>
              <td>
                {reason ? <p>{reason}</p> : null}
                <Changes changes={changes} />
                {kind === 'conflict' && onOverwrite ? (
                  <label className="admin-check">
                    <input
                      type="checkbox"
                      checked={overwrite?.has(source) ?? false}
                      onChange={({ target }) => onOverwrite(source, target.checked)}
                    />
                    {`Overwrite “${title}” there`}
                  </label>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {pictures.length > 0 ? (
        <>
          <h2>Pictures</h2>
          <p>{inWords(pictures)}</p>
        </>
      ) : null}
    </section>
  );
}
