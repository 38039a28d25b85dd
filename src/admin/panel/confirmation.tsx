'use client';

import { Button } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef } from 'react';

type Props = {
  /** Of the button that does it, and of the section. */
  label: string;
  isBusy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** What will happen. */
  children: ReactNode;
};

const isUsable = (element: Element | null) => element?.isConnected && !element.matches(':disabled');

/** Moves the focus to what has appeared, and back once it is gone, or to what is left beside the button. */
function useOwnFocus() {
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    const [opener, around] = [document.activeElement, own.current?.parentElement];
    own.current?.focus();
    const giveBack = () => {
      if (document.activeElement !== document.body) return;
      const next = isUsable(opener) ? opener : around?.querySelector('button:not(:disabled), a[href]');
      if (next instanceof HTMLElement) next.focus();
    };
    // Once the button can be pressed again.
    return () => void setTimeout(giveBack);
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
        <Button size="medium" margin={false} disabled={isBusy} onClick={onConfirm}>
          {label}
        </Button>
        <Button size="medium" margin={false} buttonStyle="secondary" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
