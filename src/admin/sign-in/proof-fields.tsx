'use client';

import { useEffect, useRef, useState } from 'react';
import { CodeInput } from './code-input';
import { type InlineState, InlineStep } from './inline-step';
import { LabelledInput } from './labelled-input';

export type Proof = { password: string; code?: string };
type Props = InlineState & { title: string; needsCode: boolean; onSubmit: (proof: Proof) => void };

export function ProofFields({ needsCode, onSubmit, ...step }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <InlineStep
      {...step}
      submitLabel="Continue"
      onSubmit={() => onSubmit(needsCode ? { password, code } : { password })}
    >
      {(errorId) => (
        <>
          <LabelledInput
            ref={first}
            id="field-proof-password"
            label="Your password"
            type="password"
            autoComplete="current-password"
            value={password}
            errorId={errorId}
            onChange={setPassword}
          />
          {needsCode && (
            <CodeInput
              id="field-proof-code"
              label="Code from your authenticator app, or a recovery code"
              value={code}
              errorId={errorId}
              onChange={setCode}
            />
          )}
        </>
      )}
    </InlineStep>
  );
}
