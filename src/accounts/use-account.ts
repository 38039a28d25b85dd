'use client';

import { notices } from '@shared/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { leaveWith } from '../forms/carried-notice';
import { showNotice } from '../forms/notices';
import { type Entries, entriesOf } from '../forms/outcome';
import { type Arrival, readArrival } from './arrival';
import type { Accounts, Service } from './client';
import { type Mode, modes } from './modes';
import { noticeFor } from './notice-for';
import { hasStoredSession } from './storage';

const HOME = '/';

/** What each form does once its entries are right. */
const deeds: Record<Mode, (accounts: Accounts, entries: Entries) => Promise<void>> = {
  'sign-in': async (accounts, { email = '', password = '' }) => {
    await accounts.signIn(email, password);
    leaveWith(notices.welcomeBack, HOME);
  },
  'sign-up': async (accounts, { email = '', password = '', displayName = '' }) => {
    if (await accounts.signUp(email, password, displayName)) leaveWith(notices.accountCreated, HOME);
    else showNotice(notices.confirmEmail);
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

/** The life of `/auth`: what brought the visitor here, which form is shown, and what becomes of it. */
export function useAccount(service: Service, siteName: string) {
  const [mode, setMode] = useState<Mode>('sign-in');
  // A browser that submitted the form by itself, before this script ran, would put the password into the address.
  const [isReady, setReady] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wrongField, setWrongField] = useState('');
  const busy = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const accounts = useRef<Promise<Accounts>>(undefined);

  /** The client is loaded when somebody needs it: most who come here have not typed yet. */
  function open(): Promise<Accounts> {
    const at = { ...service, url: service.url || location.origin };
    accounts.current ??= import('./client').then(({ openAccounts }) => openAccounts(at));
    // A load that failed on a bad line may work the next time.
    accounts.current.catch(() => {
      accounts.current = undefined;
    });
    return accounts.current;
  }

  /** One thing at a time; what it fails with becomes a toast. */
  function work(task: () => Promise<void>): void {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    task()
      .catch((failure) => showNotice(noticeFor(failure)))
      .then(() => {
        busy.current = false;
        setBusy(false);
      });
  }

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
    if (state === 'signed in' && arrival === 'recovery') return setMode('new-password');
    if (state === 'signed in') return location.replace(HOME);
    if (arrival === 'recovery') {
      setMode('reset');
      showNotice(notices.resetLinkInvalid);
    } else if (state === 'ended') showNotice(notices.sessionEnded);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what brought the visitor here is asked once.
  useEffect(() => {
    setReady(true);
    const arrival = readArrival(location.hash);
    if (arrival !== 'visit' || hasStoredSession()) work(() => arrive(arrival));
    // The link that signs out does not leave this page when it is followed here.
    const again = () => {
      if (readArrival(location.hash) === 'sign-out') location.reload();
    };
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);

  useEffect(() => {
    document.title = `${modes[mode].title} | ${siteName}`;
  }, [mode, siteName]);

  useEffect(() => {
    if (wrongField) form.current?.querySelector<HTMLElement>(`[name="${wrongField}"]`)?.focus();
  }, [wrongField]);

  async function submit(entered: Entries): Promise<void> {
    const { check } = await import('./check');
    const checked = check(mode, entered);
    if ('message' in checked) {
      setWrongField(checked.field);
      return showNotice(notices.validation(checked.message));
    }
    setWrongField('');
    await deeds[mode](await open(), checked.entries);
  }

  return {
    mode,
    isReady,
    isBusy,
    wrongField,
    form,
    show: (next: Mode) => {
      setWrongField('');
      setMode(next);
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const entries = entriesOf(new FormData(event.currentTarget));
      work(() => submit(entries));
    },
  };
}
