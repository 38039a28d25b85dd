'use client';

import type { ReactNode } from 'react';
import { announceSession } from '../session-ended/tabs';
import { SignInForm } from './sign-in-form';

/** The form of the sign-in page. */
export function LoginForm({ goTo, sso }: { goTo: string; sso: ReactNode }) {
  const enter = () => {
    announceSession();
    window.location.assign(goTo);
  };
  return <SignInForm sso={sso} onSignedIn={enter} />;
}
