import { Logo } from '../graphics';

/**
 * Where single sign-on comes back to. The browser has the session's cookie, but this very navigation began at another
 * site, for which Payload ignores it; one that begins here counts.
 */
export function SignedIn({ goTo }: { goTo: string }) {
  return (
    <main className="sign-in">
      <meta httpEquiv="refresh" content={`0;url=${goTo}`} />
      <div className="login__brand">
        <Logo />
      </div>
      <h1>You are signed in</h1>
      <p>
        <a href={goTo}>Go on</a>
      </p>
    </main>
  );
}
