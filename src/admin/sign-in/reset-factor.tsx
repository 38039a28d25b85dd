'use client';

import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import { ask, messageOf } from './ask';

export function ResetFactor({ account, isOn }: { account: string; isOn: boolean }) {
  const [state, setState] = useState<'rest' | 'sure' | 'busy' | 'done'>('rest');
  const [error, setError] = useState('');
  const reset = async () => {
    setState('busy');
    const reply = await ask(`/second-factor/reset/${account}`, {});
    setError(reply.isOk ? '' : messageOf(reply));
    setState(reply.isOk ? 'done' : 'rest');
  };
  const words = {
    rest: isOn ? 'On.' : 'Off.',
    sure: 'They will be signed out everywhere and can then sign in with their password only. Have you verified that the request is theirs?',
    busy: 'Resetting …',
    done: 'The second factor was reset, and the person was signed out.',
  };
  return (
    <section className="second-factor" aria-labelledby="second-factor">
      <h2 id="second-factor">Second factor</h2>
      <p role="status">{words[state]}</p>
      <div role="alert">{error && <p className="sign-in-error">{error}</p>}</div>
      {isOn && state === 'rest' && (
        <div className="sign-in-buttons">
          <Button type="button" buttonStyle="secondary" onClick={() => setState('sure')}>
            Reset
          </Button>
        </div>
      )}
      {state === 'sure' && (
        <div className="sign-in-buttons">
          <Button type="button" onClick={() => void reset()}>
            Reset their second factor
          </Button>
          <Button type="button" buttonStyle="secondary" onClick={() => setState('rest')}>
            Cancel
          </Button>
        </div>
      )}
    </section>
  );
}
