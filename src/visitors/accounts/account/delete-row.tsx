'use client';

import { useState } from 'react';
import { leaveWith } from '../../forms/carried-notice';
import { Field } from '../../forms/field';
import { Filled } from '../filled';
import { isOfNoAccount } from '../notice-for';
import { placesIn } from '../places';
import { forgetSession } from '../storage';
import { useAccountWords } from '../texts/use-account-words';
import { AccountForm } from './account-form';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';

type Props = { account: SignedIn; companyEmail: string };

export function DeleteRow({ account, companyEmail }: Props) {
  const { texts, messages, language } = useAccountWords();
  const { deletion } = texts;
  const [isOpen, setOpen] = useState(false);
  const hasPassword = account.user.identities?.some(({ provider }) => provider === 'email') ?? true;
  return (
    <AccountRow id="account-delete" title={deletion.title} text={deletion.text}>
      <dl className="account-facts">
        <div>
          <dt className="note">{deletion.deleted}</dt>
          <dd>{deletion.deletedText}</dd>
        </div>
        <div>
          <dt className="note">{deletion.kept}</dt>
          <dd>
            <Filled text={deletion.keptText} email={<a href={`mailto:${companyEmail}`}>{companyEmail}</a>} />
          </dd>
        </div>
      </dl>
      {isOpen ? (
        <AccountForm
          name="delete"
          account={account}
          label={deletion.forGood}
          rules={async (say) => (await import('@shared/own-account')).deletionSchema(say)}
          onValid={async (entries) => {
            const accounts = await account.open();
            await accounts.call('delete-account', entries).catch((failure) => {
              // Deleted by a request whose response was lost.
              if (!isOfNoAccount(failure)) throw failure;
            });
            forgetSession();
            leaveWith(messages.notices.accountDeleted, placesIn(language).away);
            return false;
          }}
        >
          {(field) => (
            <>
              <Field {...field('word')} label={deletion.word} autoComplete="off" spellCheck={false} />
              {hasPassword ? (
                <Field
                  {...field('password')}
                  label={deletion.password}
                  type="password"
                  autoComplete="current-password"
                />
              ) : (
                <input type="hidden" name="password" value="" />
              )}
            </>
          )}
        </AccountForm>
      ) : (
        <button type="button" className="button button-outline" onClick={() => setOpen(true)}>
          {deletion.open}
        </button>
      )}
    </AccountRow>
  );
}
