import { classNames } from '@/payload/class-names';
import { Logo } from '../graphics';

/** Payload ignores the cookie of single sign-on, as that navigation began at another site: this starts a new one. */
export function SignedIn({ goTo }: { goTo: string }) {
  return (
    <main className="sign-in">
      <meta httpEquiv="refresh" content={`0;url=${goTo}`} />
      <div className={classNames.loginBrand}>
        <Logo />
      </div>
      <h1>You are signed in</h1>
      <p>
        <a href={goTo}>Go on</a>
      </p>
    </main>
  );
}
