'use client';

import type { ReactNode } from 'react';
import { announceSession } from '../session-ended/tabs';
import { SignInForm } from './sign-in-form';

type Props = { token: string; email: string; why: ReactNode; isNew: boolean };

/** Chooses the password, then signs in with it: with a second factor as always. */
export function ChoosePassword({ token, email, why, isNew }: Props) {
  const enter = () => {
    announceSession();
    window.location.assign('/admin');
  };
  return <SignInForm email={email} link={{ token, why, isNew }} sso={null} onSignedIn={enter} />;
}
