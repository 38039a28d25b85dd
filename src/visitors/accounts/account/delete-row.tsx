'use client';

import { notices } from '@shared/messages';
import { useState } from 'react';
import { leaveWith } from '../../forms/carried-notice';
import { Field } from '../../forms/field';
import { forgetSession } from '../storage';
import { AccountForm } from './account-form';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';

type Props = { account: SignedIn; companyEmail: string };

export function DeleteRow({ account, companyEmail }: Props) {
  const [isOpen, setOpen] = useState(false);
  const hasPassword = account.user.identities?.some(({ provider }) => provider === 'email') ?? true;
  return (
    <AccountRow
      id="account-delete"
      title="Delete your account"
      text="This cannot be undone. You are signed out everywhere at once."
    >
      <dl className="account-facts">
        <div>
          <dt className="note">deleted</dt>
          <dd>
            Name, email, password and sign-ins. With a confirmed address, its newsletter subscription. Sessions ahead
            are canceled, and your name and address are removed from all of them.
          </dd>
        </div>
        <div>
          <dt className="note">kept</dt>
          <dd>
            The times of your sessions, without you: our calendar has to stay complete. Messages you wrote us, as
            letters in our files: write to <a href={`mailto:${companyEmail}`}>{companyEmail}</a> and we erase them.
          </dd>
        </div>
      </dl>
      {isOpen ? (
        <AccountForm
          name="delete"
          account={account}
          label="Delete account for good"
          rules={async () => (await import('@shared/own-account')).deletionSchema}
          onValid={async (entries) => {
            await (await account.open()).call('delete-account', entries);
            forgetSession();
            leaveWith(notices.accountDeleted, '/');
            return false;
          }}
        >
          {(field) => (
            <>
              <Field {...field('word')} label="Type delete to confirm" autoComplete="off" spellCheck={false} />
              {hasPassword ? (
                <Field {...field('password')} label="Your password" type="password" autoComplete="current-password" />
              ) : (
                <input type="hidden" name="password" value="" />
              )}
            </>
          )}
        </AccountForm>
      ) : (
        <button type="button" className="button button-outline" onClick={() => setOpen(true)}>
          Delete account
        </button>
      )}
    </AccountRow>
  );
}
