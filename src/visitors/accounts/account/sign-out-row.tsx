'use client';

import { notices } from '@shared/messages';
import { leaveWith } from '../../forms/carried-notice';
import { showNotice } from '../../forms/notices';
import type { SignOutScope } from '../client';
import { BUSY_LABEL } from '../modes';
import { forgetSession } from '../storage';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';

const ways: [scope: SignOutScope, label: string][] = [
  ['local', 'Sign out here'],
  ['others', 'Sign out elsewhere'],
  ['global', 'Sign out everywhere'],
];

export function SignOutRow({ account }: { account: SignedIn }) {
  async function signOut(scope: SignOutScope): Promise<void> {
    const accounts = await account.open();
    if (scope === 'local') await accounts.signOutFrom(scope).catch(() => undefined);
    else await accounts.signOutFrom(scope);
    if (scope === 'others') return showNotice(notices.signedOutOthers);
    forgetSession();
    leaveWith(scope === 'global' ? notices.signedOutEverywhere : notices.signedOut, '/');
  }
  return (
    <AccountRow
      id="account-sign-out"
      title="Where you are signed in"
      text="If you used a borrowed computer or have lost a device, sign out elsewhere. This browser stays signed in."
    >
      <div className="account-actions">
        {ways.map(([scope, label]) => (
          <button
            key={scope}
            type="button"
            className="button button-outline"
            disabled={account.isBusy}
            onClick={() => account.work(() => signOut(scope), scope)}
          >
            {account.task === scope ? BUSY_LABEL : label}
          </button>
        ))}
      </div>
    </AccountRow>
  );
}
