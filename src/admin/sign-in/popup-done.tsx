'use client';

import { useEffect } from 'react';
import { announceSession } from '../session-ended/tabs';
import { SignInPage } from './sign-in-page';

/** End of single sign-on in a window of its own: the window that opened it goes on. */
export function PopupDone() {
  useEffect(() => {
    announceSession();
    window.close();
  }, []);
  return (
    <SignInPage>
      <h1>You are signed in</h1>
      <p>Close this window and continue where you were.</p>
    </SignInPage>
  );
}
