'use client';

import { useState } from 'react';
import { ask, type Enrolment, isRefused } from '../ask';
import { Button } from '../panel/button';
import { FactorEnrolment } from './factor-enrolment';
import { type Proof, ProofFields } from './proof-fields';
import { RecoveryCodes } from './recovery-codes';

const actions = {
  begin: { path: '/second-factor/begin', label: 'Set up', title: 'Set up a second factor' },
  replace: { path: '/second-factor/begin', label: 'Use another app', title: 'Use another app' },
  codes: { path: '/second-factor/recovery-codes', label: 'New recovery codes', title: 'Create new recovery codes' },
  off: { path: '/second-factor/off', label: 'Turn off', title: 'Turn the second factor off' },
} as const;
type Action = keyof typeof actions;

type Step =
  | { at: 'rest' }
  | { at: 'proof'; action: Action }
  | { at: 'enrolment'; enrolment: Enrolment }
  | { at: 'codes'; codes: string[] };

type Reply = { enrolment?: Enrolment; recoveryCodes?: string[] };

type Props = { isOnAtFirst: boolean; codesLeftAtFirst: number; isRequired: boolean };

const stateOf = (isOn: boolean, left: number, isRequired: boolean) => {
  if (isOn) return `On. ${left === 1 ? 'One recovery code is' : `${left} recovery codes are`} left.`;
  return isRequired ? 'Off. Your role requires one.' : 'Off. A password alone signs you in.';
};

/** Not a form element, because it is inside Payload's form. */
export function OwnFactor({ isOnAtFirst, codesLeftAtFirst, isRequired }: Props) {
  const [isOn, setIsOn] = useState(isOnAtFirst);
  const [left, setLeft] = useState(codesLeftAtFirst);
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const show = (next: Step) => {
    setError('');
    setStep(next);
  };
  const send = async (path: string, body: object) => {
    setIsBusy(true);
    setError('');
    const reply = await ask<Reply>('POST', `/users${path}`, body);
    setIsBusy(false);
    if (isRefused(reply)) return setError(reply.error);
    if (reply.enrolment) return show({ at: 'enrolment', enrolment: reply.enrolment });
    setIsOn(Boolean(reply.recoveryCodes));
    setLeft(reply.recoveryCodes?.length ?? 0);
    show(reply.recoveryCodes ? { at: 'codes', codes: reply.recoveryCodes } : { at: 'rest' });
  };
  const choice = (action: Action) => (
    <Button buttonStyle="secondary" onClick={() => show({ at: 'proof', action })}>
      {actions[action].label}
    </Button>
  );
  const shared = { error, isBusy, onCancel: () => show({ at: 'rest' }) };

  return (
    <section className="second-factor" aria-labelledby="second-factor">
      <h2 id="second-factor">Second factor</h2>
      {step.at === 'rest' && (
        <>
          <p role="status">{stateOf(isOn, left, isRequired)}</p>
          <div className="sign-in-buttons">
            {!isOn && choice('begin')}
            {isOn && choice('replace')}
            {isOn && choice('codes')}
            {isOn && !isRequired && choice('off')}
          </div>
        </>
      )}
      {step.at === 'proof' && (
        <ProofFields
          {...shared}
          title={actions[step.action].title}
          needsCode={isOn}
          onSubmit={(proof: Proof) => send(actions[step.action].path, proof)}
        />
      )}
      {step.at === 'enrolment' && (
        <FactorEnrolment
          {...shared}
          enrolment={step.enrolment}
          onSubmit={(code) => send('/second-factor/enrol', { ticket: step.enrolment.ticket, code })}
        />
      )}
      {step.at === 'codes' && (
        <RecoveryCodes codes={step.codes} level="h3" doneLabel="Done" onDone={() => show({ at: 'rest' })} />
      )}
    </section>
  );
}
