'use client';

import { useEffect, useRef, useState } from 'react';
import type { Enrolment } from '../ask';
import { AuthenticatorKey } from './authenticator-key';
import { CodeInput } from './code-input';
import { type InlineState, InlineStep } from './inline-step';

type Props = InlineState & { enrolment: Enrolment; onSubmit: (code: string) => void };

export function FactorEnrolment({ enrolment, onSubmit, ...step }: Props) {
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <InlineStep {...step} title="Set up your app" submitLabel="Turn on" onSubmit={() => onSubmit(code)}>
      {(errorId) => (
        <>
          <AuthenticatorKey enrolment={enrolment} />
          <CodeInput
            ref={field}
            id="field-new-code"
            label="Code shown by the app"
            inputMode="numeric"
            value={code}
            errorId={errorId}
            onChange={setCode}
          />
        </>
      )}
    </InlineStep>
  );
}
