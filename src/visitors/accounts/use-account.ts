'use client';

import type { Notice } from '@shared/messages';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { leaveWith, takeCarried } from '../forms/carried-notice';
import { showNotice } from '../forms/notices';
import { type Entries, entriesOf } from '../forms/outcome';
import { type Arrival, readArrival, readMailedLink } from './arrival';
import type { Accounts, Service } from './client';
import type { Mode } from './modes';
import { isAccountPath, placesIn } from './places';
import { hasStoredSession, keepNext, keepsSessions, takeNext } from './storage';
import type { AccountWords } from './texts/account-words';
import { useAccountWords } from './texts/use-account-words';
import { useClient } from './use-client';

/** They may be the first sign that the address belongs to the account's owner. */
const FROM_MAIL: Arrival[] = ['recovery', 'email-change', 'session'];

function leaveSignedIn(notice: Notice, to: string, { texts, language }: AccountWords): void {
  const link = { label: texts.toAccount, href: placesIn(language).account };
  leaveWith(isAccountPath(to) ? notice : { ...notice, link }, to);
}

type Wrong = { field: string; message: string };
type Deed = (accounts: Accounts, entries: Entries, next: string, words: AccountWords) => Promise<Mode | undefined>;

/** Each submits its form and returns the next one, if any. `next`: where to go after sign-in. */
const deeds: Record<Mode, Deed> = {
  'sign-in': async (accounts, { email = '', password = '' }, next, words) => {
    await accounts.signIn(email, password);
    if (await accounts.missingFactor()) return 'factor';
    leaveSignedIn(words.messages.notices.welcomeBack, next, words);
  },
  factor: async (accounts, { code = '' }, next, words) => {
    const factor = await accounts.missingFactor();
    if (factor) await accounts.verifyFactor(factor, code);
    leaveSignedIn(words.messages.notices.welcomeBack, next, words);
  },
  'sign-up': async (accounts, { email = '', password = '', displayName = '' }, next, words) => {
    const { notices } = words.messages;
    if (await accounts.signUp(email, password, displayName)) leaveSignedIn(notices.accountCreated, next, words);
    else showNotice(notices.confirmEmail);
  },
  link: async (accounts, { email = '' }, _, { messages }) => {
    await accounts.sendLink(email);
    showNotice(messages.notices.linkSent);
  },
  reset: async (accounts, { email = '' }, _, { messages }) => {
    await accounts.requestReset(email);
    showNotice(messages.notices.resetSent);
  },
  'new-password': async (accounts, { password = '' }, _, { messages, language }) => {
    await accounts.setPassword(password);
    leaveWith(messages.notices.passwordChanged, placesIn(language).home);
  },
  'mailed-link': async (accounts) => {
    const link = readMailedLink(location.hash);
    if (link) await accounts.followLink(link);
    return 'sign-in';
  },
};

export function useAccount(service: Service, siteName: string) {
  const words = useAccountWords();
  const { notices } = words.messages;
  const { account, home, away } = placesIn(words.language);
  const [mode, setMode] = useState<Mode>('sign-in');
  // Before this script runs, a native submit would put the password into the address.
  const [isReady, setReady] = useState(false);
  const [wrong, setWrong] = useState<Wrong>();
  const next = useRef(home);
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoving = useRef(false);
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
      return leaveWith(notices.signedOut, away);
    }
    const state = await client.state();
    if (arrival === 'session') next.current = takeNext() ?? next.current;
    if (state === 'signed in' && (await client.missingFactor())) return setMode('factor');
    const isFirst =
      arrival === 'first-link' ||
      (state === 'signed in' && FROM_MAIL.includes(arrival) && (await client.isFirstVisitByMail()));
    if (state === 'signed in' && isFirst) {
      showNotice(notices.passwordToChoose);
      return setMode('new-password');
    }
    if (state === 'signed in' && arrival === 'recovery') return setMode('new-password');
    if (state === 'signed in' && arrival === 'session') return leaveSignedIn(notices.welcomeBack, next.current, words);
    if (state === 'signed in' && arrival === 'email-change') return leaveWith(notices.emailChanged, account);
    if (state === 'signed in') return location.replace(next.current);
    if (arrival === 'recovery' || arrival === 'first-link') {
      setMode('reset');
      showNotice(notices.resetLinkInvalid);
    } else if (state === 'ended') showNotice(notices.sessionEnded);
  }

  const start = useEffectEvent(() => {
    setReady(true);
    const carried = takeCarried();
    if (carried) showNotice(carried);
    const arrival = readArrival(location.hash);
    if (arrival === 'account') next.current = account;
    if (arrival === 'half-confirmed') showNotice(notices.emailHalfConfirmed);
    else if (arrival === 'mailed-link') setMode('mailed-link');
    else if (!['visit', 'account'].includes(arrival) || hasStoredSession()) work(() => arrive(arrival));
  });
  useEffect(() => {
    start();
    // Following one of these links on this page only changes the fragment.
    const again = () => {
      if (['sign-out', 'mailed-link'].includes(readArrival(location.hash))) location.reload();
    };
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);

  useEffect(() => {
    const texts = words.texts.modes[mode];
    const title = `${'title' in texts ? texts.title : texts.heading} | ${siteName}`;
    const keep = () => {
      if (document.title !== title) document.title = title;
    };
    keep();
    // A mode in which the page begins is set before React has hydrated the page's own title, which it then puts back.
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [mode, siteName, words]);

  const moveTo = (to: Mode) => {
    isMoving.current = true;
    setWrong(undefined);
    setMode(to);
  };
  // What was pressed may be gone, and screen readers say what has taken its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the other form is there
  useEffect(() => {
    if (isMoving.current) heading.current?.focus();
    isMoving.current = false;
  }, [mode]);

  async function submit(entered: Entries): Promise<void> {
    const { check } = await import('./check');
    const checked = check(mode, entered, words.messages.fields);
    if ('message' in checked) {
      setWrong(checked);
      form.current?.querySelector<HTMLElement>(`[name="${checked.field}"]`)?.focus();
      return showNotice(notices.validation(checked.message));
    }
    setWrong(undefined);
    if (!keepsSessions()) return showNotice(notices.storageBlocked);
    const following = await deeds[mode](await open(), checked.entries, next.current, words);
    if (following) moveTo(following);
  }

  return {
    mode,
    isReady,
    isBusy,
    wrong,
    form,
    signInWith: (provider: string) =>
      work(async () => {
        if (next.current !== home) keepNext(next.current);
        await (await open()).signInWith(provider);
      }),
    heading,
    show: moveTo,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const entries = entriesOf(new FormData(event.currentTarget));
      work(() => submit(entries));
    },
  };
}
