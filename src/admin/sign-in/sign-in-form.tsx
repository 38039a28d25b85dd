'use client';

import { type ReactNode, useRef, useState } from 'react';
import { asJson, ask, attempt, type Enrolment, isRefused, type Refused, reasonOf } from '../ask';
import { ChooseStep, type MailedLink } from './choose-step';
import { CodeStep } from './code-step';
import { EnrolStep } from './enrol-step';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';

type Step =
  | { at: 'choice'; link: MailedLink }
  | { at: 'password' }
  | { at: 'code' }
  | { at: 'enrolment'; enrolment: Enrolment }
  | { at: 'codes'; codes: string[] };

type SignedIn = { recoveryCodes?: string[] };

const EXPIRED = 'This took too long. Sign in again.';

type Props = {
  /** Filled in. */
  email?: string;
  sso: ReactNode;
  /** Its owner chooses a password first. */
  link?: MailedLink;
  onSignedIn: () => void;
  /** The session has begun; `onSignedIn` follows when the recovery codes have been kept. */
  onCodes?: () => void;
};

export function SignInForm({ email = '', sso, link, onSignedIn, onCodes }: Props) {
  const [step, setStep] = useState<Step>(link ? { at: 'choice', link } : { at: 'password' });
  const [credentials, setCredentials] = useState({ email, password: '' });
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  /** The password may have been stored: only the response is missing. */
  const isLost = useRef(false);

  const goBack = (message = '') => {
    setCredentials((kept) => ({ ...kept, password: '' }));
    setStep({ at: 'password' });
    setError(message);
  };

  const follow = (reply: SignedIn | Refused) => {
    if (!isRefused(reply)) {
      // Stays busy until the next page has loaded.
      if (!reply.recoveryCodes) return onSignedIn();
      onCodes?.();
      return setStep({ at: 'codes', codes: reply.recoveryCodes });
    }
    if (reply.enrolment) return setStep({ at: 'enrolment', enrolment: reply.enrolment });
    if (reply.needs === 'code' && (step.at === 'password' || step.at === 'choice')) return setStep({ at: 'code' });
    if (reply.needs === 'password') return goBack(EXPIRED);
    // The password has been chosen, but the link is used.
    if (step.at === 'choice') return goBack(reply.error);
    setError(reply.error);
  };

  const finish = (reply: SignedIn | Refused) => {
    follow(reply);
    if (isRefused(reply) || reply.recoveryCodes) setIsBusy(false);
  };

  const send = async (path: string, body: object) => {
    setIsBusy(true);
    setError('');
    finish(await ask<SignedIn>('POST', `/users${path}`, body));
  };

  const choose = async (token: string) => {
    setIsBusy(true);
    setError('');
    const chosen = asJson({ token, password: credentials.password });
    const outcome = await attempt('/api/users/reset-password', chosen, (body) => body);
    if (outcome.is === 'stored') return send('/login', credentials);
    if (isLost.current && outcome.is === 'refused') {
      const reply = await ask<SignedIn>('POST', '/users/login', credentials);
      if (!isRefused(reply) || reply.needs) return finish(reply);
    }
    isLost.current = outcome.is === 'unreachable';
    setError(reasonOf(outcome));
    setIsBusy(false);
  };

  const shared = { error, isBusy };
  switch (step.at) {
    case 'choice':
      return (
        <ChooseStep
          {...shared}
          {...credentials}
          {...step.link}
          onChange={(password) => setCredentials({ ...credentials, password })}
          onSubmit={() => void choose(step.link.token)}
        />
      );
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
