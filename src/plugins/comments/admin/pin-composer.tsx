'use client';

import { type CSSProperties, type KeyboardEvent, useEffect, useRef } from 'react';
import type { Outcome } from '@/admin/ask';
import { Button } from '@/admin/panel/button';
import { useSaved } from '@/admin/workflow/use-saved';
import type { Conversations } from '../endpoints';
import type { Person } from '../mentions';
import { CommentBox } from './comment-box';
import type { PlacedComment } from './use-placed';

const WIDTH = 320;
const HEIGHT = 240;

/** Beside the point, and inside the window. */
const beside = ({ left, top }: PlacedComment['at']): CSSProperties => ({
  insetInlineStart: Math.max(8, Math.min(left + 20, window.innerWidth - WIDTH - 8)),
  insetBlockStart: Math.max(8, Math.min(top, window.innerHeight - HEIGHT - 8)),
});

type Props = {
  placed: PlacedComment;
  number: number;
  people: Person[];
  form: string;
  onSend: (text: string, id: string, about: Pick<PlacedComment, 'anchor' | 'spot'>) => Promise<Outcome<Conversations>>;
  onStored: (stored: Conversations) => void;
  onClose: () => void;
};

export function PinComposer({ placed, number, people, form, onSend, onStored, onClose }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const whenSaved = useSaved();
  useEffect(() => {
    own.current?.showPopover();
    own.current?.querySelector('textarea')?.focus();
  }, []);
  // Before the text takes its keys for itself.
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const { anchor, spot } = placed;
  return (
    <div
      ref={own}
      popover="manual"
      role="dialog"
      aria-label={`Comment ${number}, at this place`}
      className="pin-composer"
      style={beside(placed.at)}
      onKeyDownCapture={onKey}
    >
      <CommentBox
        form={form}
        label={`Comment ${number}`}
        action="Comment"
        people={people}
        onSend={async (text, id) => {
          // The server does not know an unsaved section.
          await whenSaved();
          return onSend(text, id, { anchor, spot });
        }}
        onStored={onStored}
      />
      <Button size="small" buttonStyle="secondary" onClick={onClose}>
        Cancel
      </Button>
    </div>
  );
}
