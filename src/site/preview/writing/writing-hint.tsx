'use client';

import './writing.css';
import { HINT, type Writing } from './use-writing';

/** Space that the hint needs below a text, in px; otherwise it is above. */
const ROOM = 48;

export function WritingHint({ writing, onHighlight }: { writing: Writing; onHighlight: () => void }) {
  const { field, count, isTooLong, below } = writing;
  const isAbove = below.bottom + ROOM > window.innerHeight;
  return (
    <div
      id={HINT}
      className="writing-hint"
      data-too-long={isTooLong || undefined}
      style={{ left: Math.max(8, below.left), top: isAbove ? Math.max(8, below.top - ROOM) : below.bottom + 8 }}
    >
      <span>
        <b>{field.label}</b>, {count}
        {isTooLong ? ': too long' : ''}
      </span>
      {field.highlight === undefined ? null : (
        <button
          type="button"
          // The selection must stay in the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={onHighlight}
        >
          Highlight
        </button>
      )}
      <span className="writing-keys">Enter applies, Escape undoes</span>
    </div>
  );
}
