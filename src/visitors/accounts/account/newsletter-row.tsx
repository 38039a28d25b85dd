'use client';

import { showNotice } from '../../forms/notices';
import { Filled } from '../filled';
import { useAccountWords } from '../texts/use-account-words';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';
import type { OwnData } from './use-own-data';

type Props = { account: SignedIn; own: OwnData };

export function ConfirmRow({ account }: Props) {
  const { texts, messages } = useAccountWords();
  const { email = '' } = account.user;
  const ask = async () => {
    await (await account.open()).call('confirm-address', {});
    showNotice(messages.notices.addressLinkSent(email));
  };
  return (
    <AccountRow
      id="account-confirm"
      title={texts.confirm.title}
      text={<Filled text={texts.confirm.text} email={<b>{email}</b>} />}
    >
      <button
        type="button"
        className="button button-solid"
        disabled={account.isBusy}
        onClick={() => account.work(ask, 'confirm')}
      >
        {account.task === 'confirm' ? texts.busy : texts.confirm.ask}
      </button>
    </AccountRow>
  );
}

export function NewsletterRow({ account, own }: Props) {
  const { texts, messages } = useAccountWords();
  const { newsletter } = texts;
  const { isConfirmed = false, isSubscribed = false } = own.data ?? {};
  const change = async () => {
    await (await account.open()).call('set-newsletter', { subscribed: !isSubscribed });
    showNotice(isSubscribed ? messages.notices.unsubscribed : messages.notices.newsletterSuccess);
    await own.load();
  };
  return (
    <AccountRow id="account-newsletter" title={newsletter.title} text={newsletter.text}>
      {isConfirmed ? (
        <>
          <p className="account-state">
            <Filled
              text={isSubscribed ? newsletter.subscribed : newsletter.notSubscribed}
              email={<b>{account.user.email}</b>}
            />
          </p>
          <button
            type="button"
            className={`button button-${isSubscribed ? 'outline' : 'solid'}`}
            disabled={account.isBusy}
            onClick={() => account.work(change, 'newsletter')}
          >
            {account.task === 'newsletter' ? texts.busy : isSubscribed ? newsletter.unsubscribe : newsletter.subscribe}
          </button>
        </>
      ) : (
        <p>{newsletter.confirmFirst}</p>
      )}
    </AccountRow>
  );
}
