'use client';

import { lazy, Suspense, useState } from 'react';
import { Field } from '../../forms/field';
import { showNotice } from '../../forms/notices';
import { untilLoaded } from '../../until-loaded';
import type { NewFactor } from '../client';
import { Filled } from '../filled';
import { useAccountWords } from '../texts/use-account-words';
import { AccountForm } from './account-form';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';

const QrCode = lazy(() => untilLoaded(() => import('./qr-code')));

export function FactorRow({ account }: { account: SignedIn }) {
  const { texts, messages } = useAccountWords();
  const { factor: say } = texts;
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
    showNotice(messages.notices.factorRemoved);
  };
  const button = (name: string, label: string, look: 'solid' | 'outline', run: () => Promise<void>) => (
    <button
      type="button"
      className={`button button-${look}`}
      disabled={account.isBusy}
      onClick={() => account.work(run, name)}
    >
      {account.task === name ? texts.busy : label}
    </button>
  );
  return (
    <AccountRow id="account-factor" title={say.title} text={say.text}>
      {wanted ? (
        <>
          <p>{say.scan}</p>
          <Suspense fallback={<p>{say.loading}</p>}>
            <QrCode text={wanted.uri} label={say.picture} />
          </Suspense>
          <p className="account-state">
            <Filled text={say.key} secret={<code className="note">{wanted.secret}</code>} />
          </p>
          <AccountForm
            name="factor"
            account={account}
            label={say.switchOn}
            rules={async (fields) => (await import('@shared/account')).factorSchema(fields)}
            onValid={async ({ code }) => {
              await (await account.open()).verifyFactor(wanted.id, code);
              setWanted(undefined);
              await refresh();
              showNotice(messages.notices.factorAdded);
              return false;
            }}
          >
            {(field) => (
              <Field {...field('code')} label={texts.code} autoComplete="one-time-code" inputMode="numeric" />
            )}
          </AccountForm>
          <div className="account-actions mt-4">{button('factor-stop', say.notNow, 'outline', stop)}</div>
        </>
      ) : factor ? (
        <>
          <p className="account-state">{say.isOn}</p>
          {button('factor-remove', say.switchOff, 'outline', remove)}
        </>
      ) : (
        button('factor-begin', say.setUp, 'solid', begin)
      )}
    </AccountRow>
  );
}
