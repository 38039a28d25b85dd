'use client';

import type { UserIdentity } from '@supabase/auth-js';
import { showNotice } from '../../forms/notices';
import { providerName } from '../provider-name';
import { useAccountWords } from '../texts/use-account-words';
import { AccountRow } from './account-row';
import type { SignedIn } from './use-own-account';

type Props = { account: SignedIn; providers: string[] };

const addressOf = ({ identity_data }: UserIdentity): string =>
  typeof identity_data?.email === 'string' ? identity_data.email : '';

/** The last way to sign in cannot be removed. */
export function IdentitiesRow({ account, providers }: Props) {
  const { texts, messages } = useAccountWords();
  const identities = account.user.identities ?? [];
  const isLinked = (provider: string) => identities.some((identity) => identity.provider === provider);
  const refresh = async () => {
    const user = await (await account.open()).user();
    if (user) account.setUser(user);
  };
  async function unlink(identity: UserIdentity): Promise<void> {
    await (await account.open()).unlink(identity);
    await refresh();
    showNotice(messages.notices.identityUnlinked(providerName(identity.provider)));
  }
  return (
    <AccountRow id="account-identities" title={texts.identities.title} text={texts.identities.text}>
      <ul className="account-bookings">
        {identities
          .filter(({ provider }) => provider !== 'email')
          .map((identity) => (
            <li key={identity.identity_id} className="account-booking">
              <div>
                <p>{providerName(identity.provider)}</p>
                <p className="note text-ink-2">{addressOf(identity)}</p>
              </div>
              <button
                type="button"
                className="button button-outline"
                aria-label={texts.identities.unlinkFrom(providerName(identity.provider))}
                disabled={account.isBusy || identities.length < 2}
                onClick={() => account.work(() => unlink(identity), identity.identity_id)}
              >
                {account.task === identity.identity_id ? texts.busy : texts.identities.unlink}
              </button>
            </li>
          ))}
      </ul>
      <div className="account-actions mt-4">
        {providers
          .filter((provider) => !isLinked(provider))
          .map((provider) => (
            <button
              key={provider}
              type="button"
              className="button button-outline"
              disabled={account.isBusy}
              onClick={() => account.work(async () => (await account.open()).link(provider), provider)}
            >
              {account.task === provider ? texts.busy : texts.identities.link(providerName(provider))}
            </button>
          ))}
      </div>
    </AccountRow>
  );
}
