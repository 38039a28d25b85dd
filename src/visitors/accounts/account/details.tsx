'use client';

import { notices } from '@shared/messages';
import { useState } from 'react';
import { Field } from '../../forms/field';
import { showNotice } from '../../forms/notices';
import { PASSWORD_HINT } from '../modes';
import type { AuthFailure } from '../notice-for';
import { AccountForm } from './account-form';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';

const rules = () => import('@shared/account');

export const displayName = ({ user_metadata }: SignedIn['user']): string =>
  typeof user_metadata.display_name === 'string' ? user_metadata.display_name : '';

export function NameRow({ account }: { account: SignedIn }) {
  return (
    <AccountRow id="account-name" title="Name" text="What we call you when we write.">
      <AccountForm
        name="name"
        account={account}
        label="Save name"
        rules={async () => (await rules()).displayNameSchema}
        onValid={async ({ displayName: name }) => {
          account.setUser(await (await account.open()).saveName(account.user, name));
          showNotice(notices.nameSaved);
          return false;
        }}
      >
        {(field) => (
          <Field {...field('displayName')} label="Full Name" autoComplete="name" value={displayName(account.user)} />
        )}
      </AccountForm>
    </AccountRow>
  );
}

export function EmailRow({ account }: { account: SignedIn }) {
  const { email = '', new_email: pending } = account.user;
  return (
    <AccountRow
      id="account-email"
      title="Email"
      text={
        pending ? (
          <>
            You sign in with <b>{email}</b>. Open the link we sent to <b>{pending}</b> to use that one instead.
          </>
        ) : (
          <>
            You sign in with <b>{email}</b>. A new address counts once you open the link we send to it.
          </>
        )
      }
    >
      <AccountForm
        name="email"
        account={account}
        label="Change email"
        rules={async () => (await rules()).emailChangeSchema}
        onValid={async ({ email: wanted, currentPassword }) => {
          if (wanted.toLowerCase() === email.toLowerCase()) {
            showNotice(notices.sameEmail);
            return false;
          }
          const user = await (await account.open()).changeEmail(wanted, currentPassword);
          account.setUser(user);
          showNotice(user.new_email ? notices.emailChangeSent(user.new_email) : notices.emailChanged);
          return true;
        }}
      >
        {(field) => (
          <>
            <Field {...field('email')} label="New email" type="email" autoComplete="email" spellCheck={false} />
            <Field
              {...field('currentPassword')}
              label="Current password"
              type="password"
              autoComplete="current-password"
            />
          </>
        )}
      </AccountForm>
    </AccountRow>
  );
}

const asksForCode = (failure: unknown) =>
  ['reauthentication_needed', 'reauth_nonce_missing'].includes((failure as AuthFailure)?.code ?? '');

export function PasswordRow({ account }: { account: SignedIn }) {
  const [hasCode, setHasCode] = useState(false);
  return (
    <AccountRow
      id="account-password"
      title="Password"
      text="Changing it signs you out on your other devices. If you have forgotten it, sign out and ask for a new one."
    >
      <AccountForm
        name="password"
        account={account}
        label="Change password"
        rules={async () => (await rules()).passwordChangeSchema}
        onValid={async ({ currentPassword, password, nonce }) => {
          const accounts = await account.open();
          try {
            await accounts.changePassword({ password, current_password: currentPassword, nonce });
          } catch (failure) {
            if (!asksForCode(failure)) throw failure;
            await accounts.requestCode();
            setHasCode(true);
            showNotice(notices.codeSent);
            return false;
          }
          // Some services do not end the other sessions.
          await accounts.signOutFrom('others').catch(() => undefined);
          setHasCode(false);
          showNotice(notices.passwordSaved);
          return true;
        }}
      >
        {(field) => (
          <>
            <Field
              {...field('currentPassword')}
              label="Current password"
              type="password"
              autoComplete="current-password"
            />
            <Field
              {...field('password')}
              label="New password"
              type="password"
              minLength={8}
              autoComplete="new-password"
              hint={PASSWORD_HINT}
            />
            {hasCode ? (
              <Field {...field('nonce')} label="Code from our email" autoComplete="one-time-code" inputMode="numeric" />
            ) : null}
          </>
        )}
      </AccountForm>
    </AccountRow>
  );
}
