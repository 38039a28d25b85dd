'use client';

import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/admin/panel/button';
import type { Mark } from './marks';

const GAP = 12;
const EDGE = 16;

const isSeen = (element: Element) => {
  const { width, height, left } = element.getBoundingClientRect();
  // A closed menu stays in the page.
  const isReachable = !element.closest('[inert]') && element.checkVisibility({ opacityProperty: true });
  return width > 0 && height > 0 && left >= 0 && isReachable;
};

function find({ at }: Mark): Element | undefined {
  return at.flatMap((selector) => [...document.querySelectorAll(selector)]).find(isSeen);
}

/** Beside the control where there is room, else below it; never beyond the window. */
function placeBeside(control: Element, note: HTMLElement): CSSProperties {
  const box = control.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = note;
  const within = (value: number, size: number, room: number) => Math.max(EDGE, Math.min(value, room - size - EDGE));
  const isBeside = box.right < window.innerWidth / 3 && box.right + GAP + width + EDGE <= window.innerWidth;
  return isBeside
    ? { left: box.right + GAP, top: within(box.top, height, window.innerHeight) }
    : {
        left: within(box.right - width, width, window.innerWidth),
        top: within(box.bottom + GAP, height, window.innerHeight),
      };
}

type Props = { mark: Mark; count: string; isLast: boolean; onNext: () => void; onClose: () => void };

/** A control of the page in an outline, and what it is for beside it. The page remains usable. */
export function MarkedControl({ mark, count, isLast, onNext, onClose }: Props) {
  const id = useId();
  const note = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ opacity: 0 });

  useEffect(() => {
    const control = find(mark);
    const show = () => {
      if (note.current) setPlace(control ? placeBeside(control, note.current) : { left: EDGE, bottom: EDGE });
    };
    control?.setAttribute('data-tour', '');
    control?.scrollIntoView({ block: 'nearest' });
    show();
    note.current?.focus();
    window.addEventListener('resize', show);
    window.addEventListener('scroll', show, true);
    return () => {
      control?.removeAttribute('data-tour');
      window.removeEventListener('resize', show);
      window.removeEventListener('scroll', show, true);
    };
  }, [mark]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <div
      ref={note}
      role="dialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      className="tour"
      tabIndex={-1}
      style={place}
      onKeyDown={onKey}
    >
      <p className="tour-count">{count}</p>
      <h2 id={`${id}-title`}>{mark.title}</h2>
      <p id={`${id}-words`}>{mark.words}</p>
      <div className="admin-actions">
        <Button size="small" onClick={onNext}>
          {isLast ? 'Done' : 'Next'}
        </Button>
        {isLast ? null : (
          <Button size="small" buttonStyle="secondary" onClick={onClose}>
            Close the tour
          </Button>
        )}
      </div>
    </div>
  );
}
