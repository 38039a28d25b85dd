'use client';

import { notices } from '@shared/messages';
import { showNotice } from '../../forms/notices';
import { BUSY_LABEL } from '../modes';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';
import type { OwnData } from './use-own-data';

type Props = { account: SignedIn; own: OwnData };

export function ConfirmRow({ account }: Props) {
  const { email = '' } = account.user;
  const ask = async () => {
    await (await account.open()).call('confirm-address', {});
    showNotice(notices.addressLinkSent(email));
  };
  return (
    <AccountRow
      id="account-confirm"
      title="Confirm your address"
      text={
        <>
          Anyone can sign up with any address. Once you confirm that <b>{email}</b> is yours, sessions booked with it
          appear here and you can change its newsletter subscription.
        </>
      }
    >
      <button
        type="button"
        className="button button-solid"
        disabled={account.isBusy}
        onClick={() => account.work(ask, 'confirm')}
      >
        {account.task === 'confirm' ? BUSY_LABEL : 'Email me a link'}
      </button>
    </AccountRow>
  );
}

export function NewsletterRow({ account, own }: Props) {
  const { isConfirmed = false, isSubscribed = false } = own.data ?? {};
  const change = async () => {
    await (await account.open()).call('set-newsletter', { subscribed: !isSubscribed });
    showNotice(isSubscribed ? notices.unsubscribed : notices.newsletterSuccess);
    await own.load();
  };
  return (
    <AccountRow id="account-newsletter" title="Newsletter" text="The Signal, once a month.">
      {isConfirmed ? (
        <>
          <p className="account-state">
            {isSubscribed ? 'You are subscribed with ' : 'You are not subscribed with '}
            <b>{account.user.email}</b>.
          </p>
          <button
            type="button"
            className={`button button-${isSubscribed ? 'outline' : 'solid'}`}
            disabled={account.isBusy}
            onClick={() => account.work(change, 'newsletter')}
          >
            {account.task === 'newsletter' ? BUSY_LABEL : isSubscribed ? 'Unsubscribe' : 'Subscribe'}
          </button>
        </>
      ) : (
        <p>Confirm your address first.</p>
      )}
    </AccountRow>
  );
}
