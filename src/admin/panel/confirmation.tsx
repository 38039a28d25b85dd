'use client';

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './button';

type Props = {
  /** Of the button that does it, and of the section. */
  label: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What will happen. */
  children: ReactNode;
};

/** Moves the focus to what has appeared, and back before it goes. */
function useOwnFocus() {
  const own = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const [opener, section] = [document.activeElement, own.current];
    section?.focus();
    return () => {
      if (opener instanceof HTMLElement && section?.contains(document.activeElement)) opener.focus();
    };
  }, []);
  return own;
}

/** In place, below the button that was pressed: a dialog of its own would hide what it is about. */
export function Confirmation({ label, isBusy, onConfirm, onCancel, children }: Props) {
  const own = useOwnFocus();
  return (
    <section ref={own} className="admin-confirm" aria-label={label} tabIndex={-1}>
      {children}
      <div className="admin-actions">
        <Button isBusy={isBusy} onClick={onConfirm}>
          {label}
        </Button>
        <Button buttonStyle="secondary" isBusy={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
