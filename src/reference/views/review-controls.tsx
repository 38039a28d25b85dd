import { MAX_NOTE_CHARACTERS, type ReviewState } from '@/data/review-states';
import { statusMarkup } from './review-status';

const controls: { state: ReviewState; verb: string }[] = [
  { state: 'kept', verb: 'Keep' },
  { state: 'modified', verb: 'Modify' },
  { state: 'deleted', verb: 'Delete' },
  { state: 'pending', verb: 'Clear' },
];

/**
 * Once per page: src/browser/reviews.js copies them to every element, adds its name to the labels, and fills in note
 * and history, which are for staff. Without scripts nobody can decide.
 */
export const ReviewControls = () => (
  <div data-review-controls hidden>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, shared with the elements */}
    <div dangerouslySetInnerHTML={{ __html: statusMarkup('pending') }} />
    <div className="review-buttons">
      {controls.map(({ state, verb }) => (
        <button key={state} type="button" data-review={state} aria-label={verb}>
          {verb}
        </button>
      ))}
      <a href="?review" aria-label="Review link of">
        Review link
      </a>
    </div>
    <p className="review-note">
      <label>
        What should change
        <textarea
          className="field-input"
          data-review-note
          rows={3}
          maxLength={MAX_NOTE_CHARACTERS}
          autoComplete="off"
        />
      </label>
    </p>
    <details className="review-history">
      <summary>History</summary>
      <ol role="status" />
    </details>
  </div>
);
