'use client';

import { type ReactNode, useState } from 'react';
import { ask, type Enrolment, messageOf, type Reply } from './ask';
import { CodeStep } from './code-step';
import { EnrolStep } from './enrol-step';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';

type Step =
  | { at: 'password' }
  | { at: 'code' }
  | { at: 'enrolment'; enrolment: Enrolment }
  | { at: 'codes'; codes: string[] };

const EXPIRED = 'This took too long. Sign in again.';

type Props = {
  /** Filled in. */
  email?: string;
  sso: ReactNode;
  onSignedIn: () => void;
  /** The session has begun; `onSignedIn` follows when the recovery codes have been kept. */
  onCodes?: () => void;
};

export function SignInForm({ email = '', sso, onSignedIn, onCodes }: Props) {
  const [step, setStep] = useState<Step>({ at: 'password' });
  const [credentials, setCredentials] = useState({ email, password: '' });
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  const goBack = (message = '') => {
    setCredentials((kept) => ({ ...kept, password: '' }));
    setStep({ at: 'password' });
    setError(message);
  };

  const follow = (reply: Reply) => {
    if (reply.isOk && reply.recoveryCodes) {
      onCodes?.();
      return setStep({ at: 'codes', codes: reply.recoveryCodes });
    }
    // Stays busy until the next page has loaded.
    if (reply.isOk) return onSignedIn();
    if (reply.enrolment) return setStep({ at: 'enrolment', enrolment: reply.enrolment });
    if (reply.needs === 'code' && step.at === 'password') return setStep({ at: 'code' });
    if (reply.needs === 'password') return goBack(EXPIRED);
    setError(messageOf(reply));
  };

  const send = async (path: string, body: object) => {
    setIsBusy(true);
    setError('');
    const reply = await ask(path, body);
    follow(reply);
    if (!reply.isOk || reply.recoveryCodes) setIsBusy(false);
  };

  const shared = { error, isBusy };
  switch (step.at) {
    case 'password':
      return (
        <PasswordStep
          {...shared}
          {...credentials}
          sso={sso}
          onChange={setCredentials}
          onSubmit={() => send('/login', credentials)}
        />
      );
    case 'code':
      return (
        <CodeStep {...shared} onBack={() => goBack()} onSubmit={(code) => send('/login', { ...credentials, code })} />
      );
    case 'enrolment':
      return (
        <EnrolStep
          {...shared}
          enrolment={step.enrolment}
          onBack={() => goBack()}
          onSubmit={(code) => send('/second-factor/enrol', { ticket: step.enrolment.ticket, code })}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} doneLabel="Continue" onDone={onSignedIn} />;
  }
}
