'use client';

import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../panel/button';

type Props = {
  title: string;
  /** The words of the button that sends. */
  action: string;
  /** Returns why it was refused. Without it, the dialog has only a button that closes it. */
  send?: () => Promise<string | undefined>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog that closes once it is sent. Outside the form of the document, so that Enter does not save that. */
export function FormDialog({ title, action, send, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    // React takes it to the form of the document, too, which would save itself.
    event.stopPropagation();
    setBusy(true);
    setError(undefined);
    const refusal = await send?.().finally(() => setBusy(false));
    if (refusal) return setError(refusal);
    dialog.current?.close();
  };
  return createPortal(
    <dialog ref={dialog} className="admin-dialog" aria-labelledby={heading} onClose={onClose}>
      <h2 id={heading}>{title}</h2>
      <form
        className="admin-fields admin-dialog-form"
        onInput={() => setError(undefined)}
        onSubmit={(event) => void submit(event)}
      >
        {children}
        {error ? (
          <p role="alert" className="admin-error">
            {error}
          </p>
        ) : null}
        <div className="admin-actions">
          {send ? (
            <Button type="submit" isBusy={isBusy}>
              {action}
            </Button>
          ) : null}
          <Button buttonStyle="secondary" onClick={() => dialog.current?.close()}>
            {send ? 'Cancel' : 'Close'}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
