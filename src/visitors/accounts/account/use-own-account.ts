'use client';

import type { User } from '@supabase/auth-js';
import { useEffect, useEffectEvent, useState } from 'react';
import { leaveWith } from '../../forms/carried-notice';
import type { Service } from '../client';
import { FOR_ACCOUNT } from '../modes';
import { hasEnded } from '../notice-for';
import { placesIn } from '../places';
import { forgetSession, hasStoredSession, SESSION_KEY } from '../storage';
import { useAccountWords } from '../texts/use-account-words';
import { useClient } from '../use-client';
import { keepLink } from './link';

function userIn(stored: string | null): string | undefined {
  try {
    return JSON.parse(stored ?? '{}').user?.id;
  } catch {
    return undefined;
  }
}

/** Redirects to sign-in when there is no session or it has ended. */
export function useOwnAccount(service: Service) {
  const { language, messages } = useAccountWords();
  const { notices } = messages;
  const { auth, away } = placesIn(language);
  const signIn = `${auth}${FOR_ACCOUNT}`;
  const [user, setUser] = useState<User>();
  const [isUnreachable, setUnreachable] = useState(false);
  function signInFirst(): void {
    keepLink(location.hash);
    location.replace(signIn);
  }
  function leaveEnded(): void {
    keepLink(location.hash);
    forgetSession();
    leaveWith(notices.sessionEnded, signIn);
  }

  const { open, work, task, isBusy } = useClient(service, (failure) => {
    if (!hasEnded(failure)) return false;
    leaveEnded();
    return true;
  });

  async function load(): Promise<void> {
    setUnreachable(false);
    try {
      const accounts = await open();
      const found = await accounts.user();
      if (found && (await accounts.missingFactor())) signInFirst();
      else if (found) setUser(found);
      else leaveEnded();
    } catch {
      setUnreachable(true);
    }
  }

  const start = useEffectEvent(() => {
    if (hasStoredSession()) return work(load, 'load');
    signInFirst();
  });
  const onStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key !== null && key !== SESSION_KEY) return;
    const now = userIn(newValue);
    if (!now) leaveWith(notices.signedOut, away);
    else if (user && user.id !== now) location.reload();
  });
  useEffect(() => {
    start();
    addEventListener('storage', onStorage);
    // A page from the back/forward cache may show an account that has signed out since.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('pageshow', onShow);
    };
  }, []);

  return { user, setUser, isUnreachable, reload: () => work(load, 'load'), open, work, task, isBusy };
}

export type OwnAccount = ReturnType<typeof useOwnAccount>;
export type SignedIn = OwnAccount & { user: User };
