'use client';

import { type ReactNode, type RefObject, useId } from 'react';
import { Button } from './button';

type Props = {
  /** Opened with `showModal`. */
  dialog: RefObject<HTMLDialogElement | null>;
  title: string;
  confirm: string;
  /** The safe way out. */
  cancel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  children: ReactNode;
};

const focusFirst = (actions: HTMLElement | null) => actions?.querySelector('button')?.setAttribute('autofocus', '');

/** Asks before something that cannot be taken back. Begins on the safe button, so a press of Enter changes nothing. */
export function ConfirmDialog({ dialog, title, confirm, cancel, isBusy = false, onConfirm, children }: Props) {
  const heading = useId();
  return (
    <dialog ref={dialog} className="admin-dialog" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div className="admin-dialog-text">{children}</div>
      <div className="admin-actions" ref={focusFirst}>
        <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
          {cancel}
        </Button>
        <Button isBusy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
