'use client';

import { notices } from '@shared/messages';
import { lazy, Suspense, useState } from 'react';
import { Field } from '../../forms/field';
import { showNotice } from '../../forms/notices';
import type { NewFactor } from '../client';
import { BUSY_LABEL } from '../modes';
import { AccountForm } from './account-form';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';

const QrCode = lazy(() => import('./qr-code').then((module) => ({ default: module.QrCode })));

export function FactorRow({ account }: { account: SignedIn }) {
  const [wanted, setWanted] = useState<NewFactor>();
  const factor = account.user.factors?.find(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  );
  const refresh = async () => {
    const user = await (await account.open()).user();
    if (user) account.setUser(user);
  };
  const begin = async () => setWanted(await (await account.open()).beginFactor(account.user));
  const stop = async () => {
    setWanted(undefined);
    if (wanted) await (await account.open()).removeFactor(wanted.id);
  };
  const remove = async () => {
    if (!factor) return;
    await (await account.open()).removeFactor(factor.id);
    await refresh();
    showNotice(notices.factorRemoved);
  };
  const button = (name: string, label: string, look: 'solid' | 'outline', run: () => Promise<void>) => (
    <button
      type="button"
      className={`button button-${look}`}
      disabled={account.isBusy}
      onClick={() => account.work(run, name)}
    >
      {account.task === name ? BUSY_LABEL : label}
    </button>
  );
  return (
    <AccountRow
      id="account-factor"
      title="Second factor"
      text="Signing in then also takes a code from an app on your phone, so a stolen password alone is useless."
    >
      {wanted ? (
        <>
          <p>Scan this with your authenticator app, then enter the code it shows.</p>
          <Suspense fallback={<p>Loading…</p>}>
            <QrCode text={wanted.uri} label="QR code for your authenticator app" />
          </Suspense>
          <p className="account-state">
            Cannot scan it? Enter this key: <code className="note">{wanted.secret}</code>
          </p>
          <AccountForm
            name="factor"
            account={account}
            label="Switch on"
            rules={async () => (await import('@shared/account')).factorSchema}
            onValid={async ({ code }) => {
              await (await account.open()).verifyFactor(wanted.id, code);
              setWanted(undefined);
              await refresh();
              showNotice(notices.factorAdded);
              return false;
            }}
          >
            {(field) => <Field {...field('code')} label="Code" autoComplete="one-time-code" inputMode="numeric" />}
          </AccountForm>
          <div className="account-actions mt-4">{button('factor-stop', 'Not now', 'outline', stop)}</div>
        </>
      ) : factor ? (
        <>
          <p className="account-state">It is on: you are asked for a code whenever you sign in.</p>
          {button('factor-remove', 'Switch off', 'outline', remove)}
        </>
      ) : (
        button('factor-begin', 'Set up', 'solid', begin)
      )}
    </AccountRow>
  );
}
