'use client';

import { type ReactNode, useContext, useState } from 'react';
import { LabelledInput } from './labelled-input';
import { SignInPlace } from './sign-in-place';
import { ERROR_ID, Step, type StepState, useFirstField } from './step';

/** A mailed link, and the sentence on where it comes from. */
export type MailedLink = { token: string; why: ReactNode; isNew: boolean };

type Props = StepState &
  Omit<MailedLink, 'token'> & {
    email: string;
    password: string;
    onChange: (password: string) => void;
    onSubmit: () => void;
  };

export function ChooseStep({ email, password, why, isNew, onChange, onSubmit, ...state }: Props) {
  const { ids } = useContext(SignInPlace);
  const [isShown, setShown] = useState(false);
  const field = useFirstField(state);
  const { error } = state;
  return (
    <Step
      {...state}
      title={isNew ? 'Choose a password' : 'Choose a new password'}
      submitLabel="Save and sign in"
      onSubmit={onSubmit}
    >
      <p>{why}</p>
      <p>
        You sign in as <b>{email}</b>.
      </p>
      {/* For password managers. */}
      <input
        className="admin-hidden"
        type="text"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <LabelledInput
        ref={field}
        id={`${ids}password`}
        label="Password"
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        value={password}
        errorId={error ? ERROR_ID : undefined}
        hint="At least 12 characters. A few words with spaces are easy to remember."
        onChange={onChange}
      />
      <label>
        <input type="checkbox" checked={isShown} onChange={({ target }) => setShown(target.checked)} /> Show the
        password
      </label>
    </Step>
  );
}
