import { Logo } from '../graphics';

/**
 * Where single sign-on returns to. The browser has the session cookie, but Payload ignores it for a navigation that
 * began at another site; this page starts a new one.
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
