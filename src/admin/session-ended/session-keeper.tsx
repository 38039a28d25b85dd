'use client';

import { useAuth } from '@payloadcms/ui';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { usePathname } from '@/payload/navigation';
import { EndWarning } from './end-warning';
import { sessionState } from './session-state';
import { type Account, SignInAgain } from './sign-in-again';
import { useSessionWatch } from './use-session-watch';

const SIGNED_OUT_PAGE = /^\/admin\/(?:log(?:in|out)|forgot|reset|create-first-user)/;

type Props = { sso: ReactNode; children: ReactNode };

export function SessionKeeper({ sso, children }: Props) {
  const { user } = useAuth();
  const isApart = SIGNED_OUT_PAGE.test(usePathname());
  // Payload forgets who it was when the session has ended.
  const [account, setAccount] = useState<Account>();
  if (user && !account) setAccount({ id: String(user.id), email: String(user.email), name: String(user.name) });
  return (
    <>
      {children}
      {account && !isApart ? <Kept account={account} sso={sso} /> : null}
    </>
  );
}

function Kept({ account, sso }: { account: Account; sso: ReactNode }) {
  const warning = useSessionWatch(account.id);
  const state = useSyncExternalStore(sessionState.subscribe, sessionState.get, () => 'active');
  // Until the recovery codes have been kept: they are shown once.
  const [hasCodes, setHasCodes] = useState(false);
  if (state === 'ended' || hasCodes) {
    return <SignInAgain account={account} sso={sso} hasCodes={hasCodes} onCodes={setHasCodes} />;
  }
  return warning ? <EndWarning {...warning} /> : null;
}
