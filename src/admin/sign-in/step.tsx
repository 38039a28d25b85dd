'use client';

import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { cx } from '@/lib/cx';
import { classNames } from '@/payload/class-names';
import { Button } from '../panel/button';
import { SignInPlace } from './sign-in-place';

export const ERROR_ID = 'sign-in-error';

export type StepState = { error: string; isBusy: boolean };

/** Of the input with which a step begins: it has the focus initially, and after each refusal. */
export function useFirstField({ isBusy }: StepState) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!isBusy) field.current?.focus();
  }, [isBusy]);
  return field;
}

type Props = StepState & {
  title: string;
  submitLabel: string;
  onSubmit: () => void;
  onBack?: () => void;
  children: ReactNode;
};

export function Step({ title, submitLabel, onSubmit, onBack, error, isBusy, children }: Props) {
  const { Heading } = useContext(SignInPlace);
  const heading = useRef<HTMLHeadingElement>(null);
  // The step before took the focus with it. Steps that begin with an input move it there.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <form
      className="sign-in-step"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onSubmit();
      }}
    >
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      <div role="alert">
        {error && (
          <p className="sign-in-error" id={ERROR_ID}>
            {error}
          </p>
        )}
      </div>
      <div className={cx(classNames.formButtons, 'sign-in-buttons')}>
        <Button type="submit" size="large" isBusy={isBusy}>
          {submitLabel}
        </Button>
        {onBack && (
          <Button size="large" buttonStyle="secondary" onClick={onBack}>
            Back
          </Button>
        )}
      </div>
    </form>
  );
}
