'use client';

import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { Link } from '@/payload/link';
import { LabelledInput } from './labelled-input';
import { SignInPlace } from './sign-in-place';
import { ERROR_ID, Step, type StepState } from './step';

type Credentials = { email: string; password: string };
type Props = StepState &
  Credentials & { sso: ReactNode; onChange: (credentials: Credentials) => void; onSubmit: () => void };

export function PasswordStep({ email, password, sso, onChange, onSubmit, ...state }: Props) {
  const { ids, isDialog, why } = useContext(SignInPlace);
  const field = useRef<HTMLInputElement>(null);
  const secret = useRef<HTMLInputElement>(null);
  const hasEmail = useRef(email !== '');
  useEffect(() => (hasEmail.current ? secret : field).current?.focus(), []);
  const { error, isBusy } = state;
  useEffect(() => {
    if (error && !isBusy) secret.current?.focus();
  }, [error, isBusy]);
  const errorId = error ? ERROR_ID : undefined;
  return (
    <Step {...state} title={isDialog ? 'Sign in again' : 'Sign in'} submitLabel="Sign in" onSubmit={onSubmit}>
      {why ? <p>{why}</p> : null}
      {sso}
      <LabelledInput
        ref={field}
        id={`${ids}email`}
        label="Email"
        type="email"
        autoComplete="username"
        value={email}
        errorId={errorId}
        onChange={(value) => onChange({ email: value, password })}
      />
      <LabelledInput
        ref={secret}
        id={`${ids}password`}
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        errorId={errorId}
        onChange={(value) => onChange({ email, password: value })}
      />
      <p>
        <Link href="/admin/forgot" prefetch={false} target={isDialog ? '_blank' : undefined}>
          Forgot password?
        </Link>
      </p>
    </Step>
  );
}
