'use client';

import { useState } from 'react';
import { Field } from '../../forms/field';
import { showNotice } from '../../forms/notices';
import { Filled } from '../filled';
import type { AuthFailure } from '../notice-for';
import { useAccountWords } from '../texts/use-account-words';
import { AccountForm } from './account-form';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';

const rules = () => import('@shared/account');

export const displayName = ({ user_metadata }: SignedIn['user']): string =>
  typeof user_metadata.display_name === 'string' ? user_metadata.display_name : '';

export function NameRow({ account }: { account: SignedIn }) {
  const { texts, messages } = useAccountWords();
  return (
    <AccountRow id="account-name" title={texts.name.title} text={texts.name.text}>
      <AccountForm
        name="name"
        account={account}
        label={texts.name.save}
        rules={async (say) => (await rules()).displayNameSchema(say)}
        onValid={async ({ displayName: name }) => {
          account.setUser(await (await account.open()).saveName(account.user, name));
          showNotice(messages.notices.nameSaved);
          return false;
        }}
      >
        {(field) => (
          <Field
            {...field('displayName')}
            label={texts.fullName}
            autoComplete="name"
            value={displayName(account.user)}
          />
        )}
      </AccountForm>
    </AccountRow>
  );
}

export function EmailRow({ account }: { account: SignedIn }) {
  const { texts, messages } = useAccountWords();
  const { emailRow } = texts;
  const { email = '', new_email: pending } = account.user;
  return (
    <AccountRow
      id="account-email"
      title={emailRow.title}
      text={
        <Filled text={pending ? emailRow.pending : emailRow.text} email={<b>{email}</b>} pending={<b>{pending}</b>} />
      }
    >
      <AccountForm
        name="email"
        account={account}
        label={emailRow.change}
        rules={async (say) => (await rules()).emailChangeSchema(say)}
        onValid={async ({ email: wanted, currentPassword }) => {
          if (wanted.toLowerCase() === email.toLowerCase()) {
            showNotice(messages.notices.sameEmail);
            return false;
          }
          const user = await (await account.open()).changeEmail(wanted, currentPassword);
          account.setUser(user);
          showNotice(user.new_email ? messages.notices.emailChangeSent(user.new_email) : messages.notices.emailChanged);
          return true;
        }}
      >
        {(field) => (
          <>
            <Field {...field('email')} label={emailRow.wanted} type="email" autoComplete="email" spellCheck={false} />
            <Field
              {...field('currentPassword')}
              label={texts.emailRow.currentPassword}
              type="password"
              autoComplete="current-password"
            />
          </>
        )}
      </AccountForm>
    </AccountRow>
  );
}

const needsCode = (failure: unknown) =>
  ['reauthentication_needed', 'reauth_nonce_missing'].includes((failure as AuthFailure)?.code ?? '');

export function PasswordRow({ account }: { account: SignedIn }) {
  const { texts, messages } = useAccountWords();
  const { passwordRow } = texts;
  const [hasCode, setHasCode] = useState(false);
  return (
    <AccountRow id="account-password" title={passwordRow.title} text={passwordRow.text}>
      <AccountForm
        name="password"
        account={account}
        label={passwordRow.change}
        rules={async (say) => (await rules()).passwordChangeSchema(say)}
        onValid={async ({ currentPassword, password, nonce }) => {
          const accounts = await account.open();
          try {
            await accounts.changePassword({ password, current_password: currentPassword, nonce });
          } catch (failure) {
            if (!needsCode(failure)) throw failure;
            await accounts.requestCode();
            setHasCode(true);
            showNotice(messages.notices.codeSent);
            return false;
          }
          // Some services do not end the other sessions.
          await accounts.signOutFrom('others').catch(() => undefined);
          setHasCode(false);
          showNotice(messages.notices.passwordSaved);
          return true;
        }}
      >
        {(field) => (
          <>
            <Field
              {...field('currentPassword')}
              label={texts.emailRow.currentPassword}
              type="password"
              autoComplete="current-password"
            />
            <Field
              {...field('password')}
              label={passwordRow.wanted}
              type="password"
              minLength={8}
              autoComplete="new-password"
              hint={texts.passwordHint}
            />
            {hasCode ? (
              <Field
                {...field('nonce')}
                label={passwordRow.mailedCode}
                autoComplete="one-time-code"
                inputMode="numeric"
              />
            ) : null}
          </>
        )}
      </AccountForm>
    </AccountRow>
  );
}
