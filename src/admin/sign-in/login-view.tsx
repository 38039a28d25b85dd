import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { redirect } from '@/payload/navigation';
import { wantedPath } from '@/staff/sign-in/wanted-path';
import { LoginForm } from './login-form';
import { PopupDone } from './popup-done';
import { POPUP_END } from './popup-end';
import { SignInPage } from './sign-in-page';
import { SsoButtons } from './sso-buttons';

const word = z.string().optional().catch(undefined);

/** Payload ignores the cookie of single sign-on, as that navigation began at another site: this starts a new one. */
function SignedIn({ goTo }: { goTo: string }) {
  return (
    <SignInPage>
      <meta httpEquiv="refresh" content={`0;url=${goTo}`} />
      <h1>You are signed in</h1>
      <p>
        <a href={goTo}>Go on</a>
      </p>
    </SignInPage>
  );
}

/** Replaces Payload's view, which has no second factor. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const isPopup = word.parse(searchParams?.window) === 'popup';
  const goTo = isPopup ? POPUP_END : wantedPath(searchParams?.redirect);
  if (initPageResult.req.user && isPopup) return <PopupDone />;
  if (initPageResult.req.user) redirect(goTo);
  const sso = word.parse(searchParams?.sso);
  if (sso === 'done') return <SignedIn goTo={goTo} />;
  return (
    <SignInPage>
      <LoginForm goTo={goTo} sso={<SsoButtons goTo={goTo} reason={sso} />} />
    </SignInPage>
  );
}
