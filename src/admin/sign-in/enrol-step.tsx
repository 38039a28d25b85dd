'use client';

import { useContext, useEffect, useRef, useState } from 'react';
import type { Enrolment } from '../ask';
import { AuthenticatorKey } from './authenticator-key';
import { CodeInput } from './code-input';
import { SignInPlace } from './sign-in-place';
import { ERROR_ID, Step, type StepState } from './step';

type Props = StepState & { enrolment: Enrolment; onBack: () => void; onSubmit: (code: string) => void };

export function EnrolStep({ enrolment, onBack, onSubmit, ...state }: Props) {
  const { ids } = useContext(SignInPlace);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { error, isBusy } = state;
  useEffect(() => {
    if (error && !isBusy) field.current?.focus();
  }, [error, isBusy]);
  return (
    <Step
      {...state}
      title="Set up your second factor"
      submitLabel="Turn on"
      onBack={onBack}
      onSubmit={() => onSubmit(code)}
    >
      <p>Your role requires one: you enter a code in addition to your password when you sign in.</p>
      <AuthenticatorKey enrolment={enrolment} />
      <CodeInput
        ref={field}
        id={`${ids}code`}
        label="Code shown by the app"
        inputMode="numeric"
        value={code}
        errorId={error ? ERROR_ID : undefined}
        onChange={setCode}
      />
    </Step>
  );
}
