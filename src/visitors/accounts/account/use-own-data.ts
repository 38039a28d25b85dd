'use client';

import type { Messages } from '@shared/messages';
import type { OwnAccountData } from '@shared/own-account';
import { useEffect, useEffectEvent, useState } from 'react';
import { showNotice } from '../../forms/notices';
import type { Accounts } from '../client';
import { hasEnded } from '../notice-for';
import { useAccountWords } from '../texts/use-account-words';
import { type AccountLink, takeLink } from './link';
import type { SignedIn } from './use-own-account';

async function follow(accounts: Accounts, link: AccountLink, { notices }: Messages): Promise<void> {
  if ('confirm' in link) {
    await accounts.call('confirm-address', { token: link.confirm });
    showNotice(notices.addressConfirmed);
  } else {
    await accounts.call('claim-booking', link);
    showNotice(notices.bookingClaimed);
  }
}

/** `undefined` while loading, `null` when loading failed. */
export function useOwnData(account: SignedIn) {
  const { messages } = useAccountWords();
  const [data, setData] = useState<OwnAccountData | null>();

  async function load(): Promise<void> {
    try {
      setData(await (await account.open()).ownData());
    } catch (failure) {
      setData(null);
      if (hasEnded(failure)) throw failure;
    }
  }

  const start = useEffectEvent(() => {
    const link = takeLink();
    account.work(async () => {
      try {
        if (link) await follow(await account.open(), link, messages);
      } finally {
        await load();
      }
    }, 'own-data');
  });
  const { id, email } = account.user;
  useEffect(() => {
    if (id && email) start();
  }, [id, email]);

  return { data, load, reload: () => account.work(load, 'own-data') };
}

export type OwnData = ReturnType<typeof useOwnData>;
