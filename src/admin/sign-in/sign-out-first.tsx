'use client';

import { useState } from 'react';
import { ask, isRefused } from '../ask';
import { Button } from '../panel/button';

/** `name`: who is signed in here; `owner`: whose link was opened. */
export function SignOutFirst({ name, owner }: { name: string; owner: string }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const signOut = async () => {
    setBusy(true);
    const reply = await ask('POST', '/users/logout', {});
    if (!isRefused(reply)) return window.location.reload();
    setError(reply.error);
    setBusy(false);
  };
  return (
    <div className="sign-in-step">
      <h1>This link is for {owner}</h1>
      <p>
        {name} is signed in to this browser. Sign out to choose the password of {owner} here, or open the link in
        another browser.
      </p>
      <div role="alert">{error && <p className="sign-in-error">{error}</p>}</div>
      <div className="sign-in-buttons">
        <Button size="large" isBusy={isBusy} onClick={() => void signOut()}>
          Sign {name} out
        </Button>
        <a href="/admin">Stay signed in</a>
      </div>
    </div>
  );
}
