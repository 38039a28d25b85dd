'use client';

import { leaveWith } from '../../forms/carried-notice';
import { showNotice } from '../../forms/notices';
import type { SignOutScope } from '../client';
import { placesIn } from '../places';
import { forgetSession } from '../storage';
import { useAccountWords } from '../texts/use-account-words';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';

const scopes: SignOutScope[] = ['local', 'others', 'global'];

export function SignOutRow({ account }: { account: SignedIn }) {
  const { texts, messages, language } = useAccountWords();
  const { notices } = messages;
  async function signOut(scope: SignOutScope): Promise<void> {
    const accounts = await account.open();
    if (scope === 'local') await accounts.signOutFrom(scope).catch(() => undefined);
    else await accounts.signOutFrom(scope);
    if (scope === 'others') return showNotice(notices.signedOutOthers);
    forgetSession();
    leaveWith(scope === 'global' ? notices.signedOutEverywhere : notices.signedOut, placesIn(language).away);
  }
  return (
    <AccountRow id="account-sign-out" title={texts.signOutRow.title} text={texts.signOutRow.text}>
      <div className="account-actions">
        {scopes.map((scope) => (
          <button
            key={scope}
            type="button"
            className="button button-outline"
            disabled={account.isBusy}
            onClick={() => account.work(() => signOut(scope), scope)}
          >
            {account.task === scope ? texts.busy : texts.signOutRow[scope]}
          </button>
        ))}
      </div>
    </AccountRow>
  );
}
