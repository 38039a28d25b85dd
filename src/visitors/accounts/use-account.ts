'use client';

import { type Notice, notices } from '@shared/messages';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { leaveWith, takeCarried } from '../forms/carried-notice';
import { showNotice } from '../forms/notices';
import { type Entries, entriesOf } from '../forms/outcome';
import { type Arrival, readArrival } from './arrival';
import type { Accounts, Service } from './client';
import { ACCOUNT, type Mode, modes } from './modes';
import { hasStoredSession, keepNext, takeNext } from './storage';
import { useClient } from './use-client';

const HOME = '/';

function leaveSignedIn(notice: Notice, to: string): void {
  leaveWith(to === ACCOUNT ? notice : { ...notice, link: { label: 'Go to your account', href: ACCOUNT } }, to);
}

/** Submits each form and returns the next one, if any. `next`: where to go after sign-in. */
const deeds: Record<Mode, (accounts: Accounts, entries: Entries, next: string) => Promise<Mode | undefined>> = {
  'sign-in': async (accounts, { email = '', password = '' }, next) => {
    await accounts.signIn(email, password);
    if (await accounts.missingFactor()) return 'factor';
    leaveSignedIn(notices.welcomeBack, next);
  },
  factor: async (accounts, { code = '' }, next) => {
    const factor = await accounts.missingFactor();
    if (factor) await accounts.verifyFactor(factor, code);
    leaveSignedIn(notices.welcomeBack, next);
  },
  'sign-up': async (accounts, { email = '', password = '', displayName = '' }, next) => {
    if (await accounts.signUp(email, password, displayName)) leaveSignedIn(notices.accountCreated, next);
    else showNotice(notices.confirmEmail);
  },
  link: async (accounts, { email = '' }) => {
    await accounts.sendLink(email);
    showNotice(notices.linkSent);
  },
  reset: async (accounts, { email = '' }) => {
    await accounts.requestReset(email);
    showNotice(notices.resetSent);
  },
  'new-password': async (accounts, { password = '' }) => {
    await accounts.setPassword(password);
    leaveWith(notices.passwordChanged, HOME);
  },
};

export function useAccount(service: Service, siteName: string) {
  const [mode, setMode] = useState<Mode>('sign-in');
  // Before this script runs, a native submit would put the password into the address.
  const [isReady, setReady] = useState(false);
  const [wrongField, setWrongField] = useState('');
  const next = useRef(HOME);
  const form = useRef<HTMLFormElement>(null);
  const { open, work, isBusy } = useClient(service);

  async function arrive(arrival: Arrival): Promise<void> {
    if (arrival === 'expired-link') {
      history.replaceState(null, '', location.pathname);
      setMode('reset');
      return showNotice(notices.resetLinkInvalid);
    }
    const client = await open();
    if (arrival === 'sign-out') {
      await client.signOut();
      return leaveWith(notices.signedOut, HOME);
    }
    const state = await client.state();
    if (arrival === 'session') next.current = takeNext() ?? next.current;
    if (state === 'signed in' && (await client.missingFactor())) return setMode('factor');
    if (state === 'signed in' && arrival === 'recovery') return setMode('new-password');
    if (state === 'signed in' && arrival === 'session') return leaveSignedIn(notices.welcomeBack, next.current);
    if (state === 'signed in' && arrival === 'email-change') return leaveWith(notices.emailChanged, ACCOUNT);
    if (state === 'signed in') return location.replace(next.current);
    if (arrival === 'recovery') {
      setMode('reset');
      showNotice(notices.resetLinkInvalid);
    } else if (state === 'ended') showNotice(notices.sessionEnded);
  }

  const start = useEffectEvent(() => {
    setReady(true);
    const carried = takeCarried();
    if (carried) showNotice(carried);
    const arrival = readArrival(location.hash);
    if (arrival === 'account') next.current = ACCOUNT;
    if (arrival === 'half-confirmed') showNotice(notices.emailHalfConfirmed);
    else if (!['visit', 'account'].includes(arrival) || hasStoredSession()) work(() => arrive(arrival));
  });
  useEffect(() => {
    start();
    // Following the sign-out link on this page only changes the fragment.
    const again = () => {
      if (readArrival(location.hash) === 'sign-out') location.reload();
    };
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);

  useEffect(() => {
    document.title = `${modes[mode].title} | ${siteName}`;
  }, [mode, siteName]);

  async function submit(entered: Entries): Promise<void> {
    const { check } = await import('./check');
    const checked = check(mode, entered);
    if ('message' in checked) {
      setWrongField(checked.field);
      // Also where it is the same field again.
      form.current?.querySelector<HTMLElement>(`[name="${checked.field}"]`)?.focus();
      return showNotice(notices.validation(checked.message));
    }
    setWrongField('');
    const following = await deeds[mode](await open(), checked.entries, next.current);
    if (following) setMode(following);
  }

  return {
    mode,
    isReady,
    isBusy,
    wrongField,
    form,
    signInWith: (provider: string) =>
      work(async () => {
        if (next.current !== HOME) keepNext(next.current);
        await (await open()).signInWith(provider);
      }),
    show: (to: Mode) => {
      setWrongField('');
      setMode(to);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const entries = entriesOf(new FormData(event.currentTarget));
      work(() => submit(entries));
    },
  };
}
