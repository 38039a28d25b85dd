'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from '../panel/button';

const ID = 'second-factor-error';

export type InlineState = { error: string; isBusy: boolean; onCancel: () => void };

type Props = InlineState & {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  /** `errorId`: id of the error message, if there is one. */
  children: (errorId: string | undefined) => ReactNode;
};

/** A step inside one of Payload's forms: Enter submits the step, not that form. */
export function InlineStep({ title, submitLabel, onSubmit, onCancel, error, isBusy, children }: Props) {
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) onSubmit();
  };
  return (
    <fieldset className="second-factor-step" onKeyDown={submitOnEnter}>
      <legend>{title}</legend>
      {children(error ? ID : undefined)}
      <div role="alert">
        {error && (
          <p className="sign-in-error" id={ID}>
            {error}
          </p>
        )}
      </div>
      <div className="sign-in-buttons">
        <Button isBusy={isBusy} onClick={onSubmit}>
          {submitLabel}
        </Button>
        <Button buttonStyle="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </fieldset>
  );
}
