'use client';

import type { ComponentProps } from 'react';
import { announceSession } from '../session-ended/tabs';
import { SignInForm } from './sign-in-form';

type Props = Omit<ComponentProps<typeof SignInForm>, 'onSignedIn'> & { goTo: string };

/** The form of a page, which leads to another one. */
export function LoginForm({ goTo, ...form }: Props) {
  const enter = () => {
    announceSession();
    window.location.assign(goTo);
  };
  return <SignInForm {...form} onSignedIn={enter} />;
}
