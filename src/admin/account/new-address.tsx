'use client';

import { useState } from 'react';
import { ask, isRefused } from '../ask';
import { Button } from '../panel/button';

export function NewAddress({ token }: { token: string }) {
  const [state, setState] = useState<'rest' | 'busy' | 'done'>('rest');
  const [error, setError] = useState('');
  const use = async () => {
    setState('busy');
    const reply = await ask('POST', '/users/new-address', { token });
    setError(isRefused(reply) ? reply.error : '');
    setState(isRefused(reply) ? 'rest' : 'done');
  };
  return (
    <>
      <p role="status">
        {state === 'done'
          ? 'You sign in with this address from now on. Other devices were signed out.'
          : 'Use the address to which this link was mailed to sign in from now on?'}
      </p>
      <div role="alert">{error && <p className="sign-in-error">{error}</p>}</div>
      <div className="sign-in-buttons">
        {state === 'done' ? (
          <a href="/admin/account">To your account</a>
        ) : (
          <Button isBusy={state === 'busy'} onClick={() => void use()}>
            Use this address
          </Button>
        )}
      </div>
    </>
  );
}
