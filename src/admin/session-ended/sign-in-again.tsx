'use client';

import { toast, useAuth } from '@payloadcms/ui';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../panel/button';
import { SignInForm } from '../sign-in/sign-in-form';
import { inDialog, SignInPlace } from '../sign-in/sign-in-place';
import { checkSession } from './check-session';
import { OPEN_SIGN_IN } from './open-sign-in';
import { sessionState } from './session-state';
import { whenTypingRests } from './typing-rests';

export type Account = { id: string; email: string; name: string };

type Props = {
  account: Account;
  sso: ReactNode;
  /** The person is signed in, and has to keep their recovery codes. */
  hasCodes: boolean;
  onCodes: (hasCodes: boolean) => void;
};

/** Signs the same person in again over the page, which stays as it is. */
export function SignInAgain({ account, sso, hasCodes, onCodes }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  /** Where the person was in the form. */
  const wasAt = useRef<HTMLElement>(null);
  const { fetchFullUser } = useAuth();
  const other = useSyncExternalStore(sessionState.subscribe, sessionState.someoneElse, () => undefined);
  /** Counts openings, so that each begins with an empty form. */
  const [opened, setOpened] = useState(0);
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOther = other !== undefined && !wantsOwn && !hasCodes;

  useEffect(() => {
    const open = () => {
      if (dialog.current?.open) return;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !bar.current?.contains(activeElement)) wasAt.current = activeElement;
      setOpened((before) => before + 1);
      dialog.current?.showModal();
    };
    // What is being typed must not land in the password.
    const stop = whenTypingRests(open);
    window.addEventListener(OPEN_SIGN_IN, open);
    return () => {
      stop();
      window.removeEventListener(OPEN_SIGN_IN, open);
    };
  }, []);

  // The dialog goes when the session is back, also by signing in in another window.
  const refresh = useRef(fetchFullUser);
  useEffect(() => {
    refresh.current = fetchFullUser;
  });
  useEffect(
    () => () => {
      if (sessionState.get() !== 'active') return;
      toast.success('You are signed in again.');
      wasAt.current?.focus();
      void refresh.current();
    },
    [],
  );

  const entered = async () => {
    setWantsOwn(false);
    onCodes(false);
    await checkSession();
    // Unless this succeeded, the form begins again.
    setOpened((before) => before + 1);
  };
  const closed = () => {
    setWantsOwn(false);
    // A second Escape closes it, whatever `cancel` says.
    if (hasCodes) dialog.current?.showModal();
  };
  const first = opened > 0;

  return (
    <>
      <div ref={bar} hidden={hasCodes} className="session-bar session-bar--ended" role="status">
        <p>
          {other === undefined
            ? 'You are signed out. What you typed is still here.'
            : `${other} is signed in now. This page is ${account.name}’s.`}
        </p>
        <Button size="small" onClick={() => window.dispatchEvent(new Event(OPEN_SIGN_IN))}>
          Sign in again
        </Button>
      </div>
      <dialog
        ref={dialog}
        className="session-dialog"
        aria-label="Sign in again"
        onCancel={(event) => hasCodes && event.preventDefault()}
        onClose={closed}
      >
        {first && isOther ? <SomeoneElse name={other} own={account.name} onOwn={() => setWantsOwn(true)} /> : null}
        {first && !isOther ? (
          <SignInPlace
            value={{ ...inDialog, why: `Your session has ended, ${account.name}. This page stays as it is.` }}
          >
            <SignInForm
              key={opened}
              email={account.email}
              sso={sso}
              onSignedIn={() => void entered()}
              onCodes={() => onCodes(true)}
            />
          </SignInPlace>
        ) : null}
        <form method="dialog" className="session-dialog__close" hidden={hasCodes}>
          <Button type="submit" size="small" buttonStyle="secondary">
            Not now
          </Button>
        </form>
      </dialog>
    </>
  );
}

type Others = { name: string; own: string; onOwn: () => void };

/** Nobody gets into the form of another person. */
function SomeoneElse({ name, own, onOwn }: Others) {
  return (
    <div className="sign-in-step">
      <h2>You are signed in as {name}</h2>
      <p>
        This page was opened by {own}, and its unsaved changes are {own}’s. They are not shown to or saved for anyone
        else. To go on as {name}, load the page again.
      </p>
      <div className="sign-in-buttons">
        <Button onClick={() => window.location.reload()}>Load the page again</Button>
        <Button buttonStyle="secondary" onClick={onOwn}>
          Sign in as {own}
        </Button>
      </div>
    </div>
  );
}
