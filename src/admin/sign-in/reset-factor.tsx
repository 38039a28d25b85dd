'use client';

import { useState } from 'react';
import { ask, isRefused } from '../ask';
import { Button } from '../panel/button';
import { type Proof, ProofFields } from './proof-fields';

export function ResetFactor({ account, isOn }: { account: string; isOn: boolean }) {
  const [state, setState] = useState<'rest' | 'sure' | 'busy' | 'done'>('rest');
  const [error, setError] = useState('');
  const [hasFactor, setHasFactor] = useState(false);
  const reset = async (proof: Proof) => {
    setState('busy');
    const reply = await ask('POST', `/users/second-factor/reset/${account}`, proof);
    if (!isRefused(reply)) return setState('done');
    setError(reply.error);
    if (reply.needs === 'code') setHasFactor(true);
    setState('sure');
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
      {isOn && state === 'rest' && (
        <div className="sign-in-buttons">
          <Button margin buttonStyle="secondary" onClick={() => setState('sure')}>
            Reset
          </Button>
        </div>
      )}
      {(state === 'sure' || state === 'busy') && (
        <ProofFields
          title="Reset their second factor"
          needsCode={hasFactor}
          error={error}
          isBusy={state === 'busy'}
          onSubmit={(proof) => void reset(proof)}
          onCancel={() => setState('rest')}
        />
      )}
    </section>
  );
}
