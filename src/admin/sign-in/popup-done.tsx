'use client';

import { useEffect } from 'react';
import { classNames } from '@/payload/class-names';
import { Logo } from '../graphics';
import { announceSession } from '../session-ended/tabs';

/** End of single sign-on in a window of its own: the window that opened it goes on. */
export function PopupDone() {
  useEffect(() => {
    announceSession();
    window.close();
  }, []);
  return (
    <main className="sign-in">
      <div className={classNames.loginBrand}>
        <Logo />
      </div>
      <h1>You are signed in</h1>
      <p>Close this window and go on where you were.</p>
    </main>
  );
}
