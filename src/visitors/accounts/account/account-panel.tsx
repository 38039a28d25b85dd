'use client';

import { PersonDial } from '@/components/figures/person-dial';
import { Toasts } from '../../forms/toasts';
import type { Service } from '../client';
import { NotLoaded } from '../not-loaded';
import { useAccountWords } from '../texts/use-account-words';
import { useSettings } from '../use-settings';
import { AccountArea } from './account-row';
import { BookingsRow } from './bookings-row';
import { DeleteRow } from './delete-row';
import { displayName, EmailRow, NameRow, PasswordRow } from './details';
import { FactorRow } from './factor-row';
import { IdentitiesRow } from './identities-row';
import { ConfirmRow, NewsletterRow } from './newsletter-row';
import { SignOutRow } from './sign-out-row';
import { useKeptFocus } from './use-kept-focus';
import { type OwnAccount, type SignedIn, useOwnAccount } from './use-own-account';
import { useOwnData } from './use-own-data';

type Props = Service & { companyEmail: string };

const isSignedIn = (account: OwnAccount): account is SignedIn => account.user !== undefined;

function Hero({ account }: { account: OwnAccount }) {
  const { user, isUnreachable, reload, isBusy } = account;
  const { hero, tryAgain } = useAccountWords().texts;
  return (
    <div className="section ground-graphite mesh hero account-hero" data-nav-theme="dark">
      <div className="wrap">
        <div>
          <h1 className="text-hero">{hero.heading}</h1>
          <p className="hero-intro account-state text-ink-2" aria-live="polite">
            {user ? hero.signedInAs(displayName(user) || (user.email ?? '')) : isUnreachable ? hero.away : hero.loading}
          </p>
          {user || isUnreachable ? null : <NotLoaded />}
          {isUnreachable ? (
            <p className="hero-actions">
              <button type="button" className="button button-solid" disabled={isBusy} onClick={reload}>
                {tryAgain}
              </button>
            </p>
          ) : null}
        </div>
        {user ? <PersonDial seed={user.id} className="account-dial" /> : null}
      </div>
    </div>
  );
}

function Areas({ account, companyEmail, service }: { account: SignedIn; companyEmail: string; service: Service }) {
  const { areas, tryAgain } = useAccountWords().texts;
  const settings = useSettings(service);
  const own = useOwnData(account);
  return (
    <>
      <AccountArea title={areas.details} ground="white">
        <NameRow account={account} />
        <EmailRow account={account} />
        <PasswordRow account={account} />
      </AccountArea>
      <AccountArea title={areas.own} ground="frost">
        {own.data ? (
          <>
            {own.data.isConfirmed ? null : <ConfirmRow account={account} own={own} />}
            <BookingsRow account={account} own={own} />
            <NewsletterRow account={account} own={own} />
          </>
        ) : (
          <div className="account-row">
            <p aria-live="polite">{own.data === null ? areas.ownAway : areas.ownLoading}</p>
            {own.data === null ? (
              <div className="account-how">
                <button
                  type="button"
                  className="button button-outline"
                  disabled={account.isBusy}
                  onClick={() => own.reload()}
                >
                  {tryAgain}
                </button>
              </div>
            ) : null}
          </div>
        )}
      </AccountArea>
      <AccountArea title={areas.security} ground="graphite">
        <SignOutRow account={account} />
        {settings && settings.providers.length > 0 ? (
          <IdentitiesRow account={account} providers={settings.providers} />
        ) : null}
        {settings?.hasFactors ? <FactorRow account={account} /> : null}
      </AccountArea>
      <AccountArea title={areas.leaving} ground="white">
        <DeleteRow account={account} companyEmail={companyEmail} />
      </AccountArea>
    </>
  );
}

export function AccountPanel({ companyEmail, ...service }: Props) {
  const account = useOwnAccount(service);
  useKeptFocus();
  return (
    <>
      <Hero account={account} />
      {isSignedIn(account) ? <Areas account={account} companyEmail={companyEmail} service={service} /> : null}
      <Toasts />
    </>
  );
}
