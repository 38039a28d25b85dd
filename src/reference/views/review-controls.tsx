import { MAX_NOTE_CHARACTERS, type ReviewState, stateNames } from '@/data/review-states';
import { anchorOf, type ReferenceElement } from '../registry/element';

const controls: { state: ReviewState; verb: string }[] = [
  { state: 'kept', verb: 'Keep' },
  { state: 'modified', verb: 'Modify' },
  { state: 'deleted', verb: 'Delete' },
  { state: 'pending', verb: 'Clear' },
];

type Props = { element: ReferenceElement; state: ReviewState };

/** src/browser/reviews.js fills in the note, which is for staff. */
export function ReviewControls({ element: { id, name }, state }: Props) {
  const anchor = anchorOf(id);
  return (
    <fieldset className="review" aria-label={`Review of ${name}`}>
      <p className="review-state">
        <span data-review-status suppressHydrationWarning>
          {stateNames[state]}
        </span>
        <span className="review-outdated">Changed since</span>
      </p>
      <div className="review-buttons">
        {controls.map(({ state: to, verb }) => (
          <button
            key={to}
            type="button"
            data-review={to}
            suppressHydrationWarning
            aria-label={`${verb} ${name}`}
            aria-pressed={to === 'pending' ? undefined : to === state}
          >
            {verb}
          </button>
        ))}
        <a href={`#${anchor}`} aria-label={`Link to ${name}`}>
          #
        </a>
      </div>
      {/* Items of the button audit have a note of their own. */}
      {!id.startsWith('audit/') && (
        <p className="review-note">
          <label htmlFor={`${anchor}-note`}>What should change</label>
          <textarea
            id={`${anchor}-note`}
            className="field-input"
            data-review-note
            rows={3}
            maxLength={MAX_NOTE_CHARACTERS}
            autoComplete="off"
          />
        </p>
      )}
    </fieldset>
  );
}
