'use client';

import { useContext, useState } from 'react';
import { CodeInput } from './code-input';
import { SignInPlace } from './sign-in-place';
import { ERROR_ID, Step, type StepState, useFirstField } from './step';

type Props = StepState & { onBack: () => void; onSubmit: (code: string) => void };

export function CodeStep({ onBack, onSubmit, ...state }: Props) {
  const { ids } = useContext(SignInPlace);
  const [isRecovery, setIsRecovery] = useState(false);
  const [code, setCode] = useState('');
  const field = useFirstField(state);
  const { error } = state;
  return (
    <Step
      {...state}
      title={isRecovery ? 'Enter a recovery code' : 'Enter your code'}
      submitLabel="Sign in"
      onBack={onBack}
      onSubmit={() => onSubmit(code)}
    >
      <CodeInput
        ref={field}
        id={`${ids}code`}
        label={isRecovery ? 'Recovery code' : 'Code from your authenticator app'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        value={code}
        errorId={error ? ERROR_ID : undefined}
        onChange={setCode}
      />
      <p>
        <button
          className="admin-link"
          type="button"
          onClick={() => {
            setIsRecovery(!isRecovery);
            setCode('');
            field.current?.focus();
          }}
        >
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </button>
      </p>
    </Step>
  );
}
