import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { senderOf } from '@/data/sender-of';
import { type PasswordLink, readPasswordLink } from '@/staff/sign-in/password-link';
import { LoginForm } from './login-form';
import { SignInPage } from './sign-in-page';
import { SignOutFirst } from './sign-out-first';

const REQUEST = 'Request a new link: it is mailed to the address of the account.';

type Invalid = Exclude<PasswordLink, { is: 'valid' }>;

/** What has become of a link, and what to do next. */
function stateOf(link: Invalid): { title: string; words: string; isSignIn?: boolean } {
  switch (link.is) {
    case 'used':
      return {
        title: 'This link has been used',
        words: `A password was chosen with it. Sign in with that password. If you did not choose it, or no longer know it: ${REQUEST.toLowerCase()}`,
        isSignIn: true,
      };
    case 'expired':
      return {
        title: link.isInvitation ? 'This invitation has expired' : 'This link has expired',
        words: `${link.isInvitation ? 'An invitation works for three days' : 'It worked for one hour'}. ${REQUEST}`,
      };
    case 'sso':
      return {
        title: 'Sign in with single sign-on',
        words: 'This account has no password of its own here. Sign in with your company account.',
        isSignIn: true,
      };
    case 'unknown':
      return {
        title: 'This link does not work',
        words: `A part of it may be missing, or a newer mail has replaced it. Open the newest mail. If that does not help: ${REQUEST.toLowerCase()}`,
      };
  }
}

function InvalidLink({ link }: { link: Invalid }) {
  const { title, words, isSignIn } = stateOf(link);
  return (
    <div className="sign-in-step">
      <h1>{title}</h1>
      <p>{words}</p>
      <p className="sign-in-buttons">
        {isSignIn && <a href="/admin/login">Sign in</a>}
        {link.is !== 'sso' && <a href="/admin/forgot">Request a new link</a>}
      </p>
    </div>
  );
}

/** The target of links to choose a password: of an invitation, or for who forgot theirs. Takes the place of Payload's. */
export async function ChoosePasswordView({ initPageResult, params }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req;
  const token = z.string().max(200).catch('').parse(params?.segments?.[1]);
  const link = await readPasswordLink(payload, token);
  return (
    <SignInPage>
      {link.is !== 'valid' ? (
        <InvalidLink link={link} />
      ) : user && user.id !== link.account ? (
        <SignOutFirst name={user.name ?? user.email} owner={link.name} />
      ) : (
        <LoginForm
          goTo="/admin"
          email={link.email}
          link={{ token, why: await whyOf(payload, link), isNew: link.isInvitation }}
          sso={null}
        />
      )}
    </SignInPage>
  );
}

type Payload = AdminViewServerProps['payload'];
type Valid = Extract<PasswordLink, { is: 'valid' }>;

async function whyOf(payload: Payload, { isInvitation, by }: Valid): Promise<string> {
  const { name, siteUrl } = await senderOf(payload);
  const site = `the website of ${name} (${new URL(siteUrl).host})`;
  if (!isInvitation) return `For your account for ${site}. Your other sessions end.`;
  return by ? `${by} invited you to work on ${site}.` : `You are invited to work on ${site}.`;
}
