import './sign-in.css';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { wantedPath } from '@/staff/sign-in/wanted-path';
import { Logo } from '../graphics';
import { SignInForm } from './sign-in-form';
import { SignedIn } from './signed-in';
import { SsoButtons } from './sso-buttons';

/** Replaces Payload's view, which has no second factor. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const goTo = wantedPath(searchParams?.redirect);
  if (initPageResult.req.user) redirect(goTo);
  const sso = z.string().optional().catch(undefined).parse(searchParams?.sso);
  if (sso === 'done') return <SignedIn goTo={goTo} />;
  return (
    <main className="sign-in">
      <div className="login__brand">
        <Logo />
      </div>
      <SignInForm goTo={goTo} sso={<SsoButtons goTo={goTo} reason={sso} />} />
    </main>
  );
}
