import { fieldMessages, functionMessages } from '@shared/messages';
import type { ReactNode } from 'react';
import { subscriptionPath } from '@/services/mail/issue-links';
import type { DoneName, ProblemName } from './change-subscription';

type Props = { companyEmail: string } & (
  | { state: 'done'; done: DoneName }
  /** The link is wrong, expired or used up. */
  | { state: 'invalid' }
  | { state: 'confirm' | 'manage'; token: string; problem?: ProblemName }
);

const NEWSLETTER = '/about/newsletters';

const done: Record<DoneName, { title: string; text: string }> = {
  confirmed: {
    title: 'You are subscribed',
    text: 'The next issue of The Signal comes to your mailbox. Until then, the past ones are here to read.',
  },
  unsubscribed: {
    title: 'You are unsubscribed',
    text: 'We have deleted the address from our list. You will receive no more issues of The Signal.',
  },
  moving: {
    title: 'Check your new mailbox',
    text: 'If your link belongs to a subscription, we have sent another one to the new address. Open it there: until then, The Signal goes to the old one.',
  },
};

const said: Record<ProblemName, string> = {
  email: `${fieldMessages.emailInvalid}. Please check it and try again.`,
  limit: functionMessages.tooManyFromVisitor,
  away: 'Nothing was changed: a part of the site is not responding. Please try again in a few minutes.',
};

const Hero = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="document-hero ground-graphite mesh" data-nav-theme="dark">
    <div className="wrap">
      <div className="document-hero-words">
        <h1 className="text-hero">{title}</h1>
        <p className="text-intro text-ink-2">{children}</p>
      </div>
    </div>
  </section>
);

const Body = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="section ground-white" data-nav-theme="light" aria-label={label}>
    <div className="wrap">
      <div className="subscription">{children}</div>
    </div>
  </section>
);

type FormProps = { token: string; action: 'confirm' | 'unsubscribe' | 'move'; children: ReactNode };

/** Posts, because mail scanners follow links, but press no buttons. */
const ChangeForm = ({ token, action, children }: FormProps) => (
  <form className="form" method="post" action={`${subscriptionPath}/change`}>
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="action" value={action} />
    {children}
  </form>
);

const Problem = ({ problem }: { problem?: ProblemName }) =>
  problem ? (
    <p className="subscription-problem" role="alert">
      {said[problem]}
    </p>
  ) : null;

const Manage = ({ token, problem }: { token: string; problem?: ProblemName }) => (
  <>
    <div>
      <h2 className="text-header">Unsubscribe</h2>
      <p className="text-ink-2">We delete your address from the list at once.</p>
      <ChangeForm token={token} action="unsubscribe">
        <button type="submit" className="button button-solid">
          Unsubscribe
        </button>
      </ChangeForm>
    </div>
    <div>
      <h2 className="text-header">Change the address</h2>
      <p className="text-ink-2">We send a link to the new address. Once you confirm it, The Signal goes there.</p>
      <ChangeForm token={token} action="move">
        <div className="field">
          <label htmlFor="subscription-email">New email</label>
          <input
            id="subscription-email"
            className="field-input"
            type="email"
            name="email"
            required
            maxLength={255}
            autoComplete="email"
            spellCheck={false}
            aria-invalid={problem === 'email' || undefined}
          />
        </div>
        <button type="submit" className="button button-outline">
          Change the address
        </button>
      </ChangeForm>
    </div>
  </>
);

/** The page behind the links in the newsletter's mails. It needs no account, no cookie and no script. */
export function SubscriptionView(props: Props) {
  if (props.state === 'done')
    return (
      <>
        <Hero title={done[props.done].title}>{done[props.done].text}</Hero>
        <Body label="Where to go next">
          <a className="text-link" href={NEWSLETTER}>
            Issues of The Signal
          </a>
        </Body>
      </>
    );
  if (props.state === 'invalid')
    return (
      <>
        <Hero title="This link no longer works">
          It has expired, was already used, or reached you incomplete. Your subscription is as it was.
        </Hero>
        <Body label="Where to go next">
          <p>
            <a className="text-link" href={`${NEWSLETTER}#subscribe`}>
              Subscribe again to get a new link
            </a>
          </p>
          <p>
            To change a subscription, use the link at the end of any issue, or write to{' '}
            <a href={`mailto:${props.companyEmail}`}>{props.companyEmail}</a>.
          </p>
        </Body>
      </>
    );
  const { token, problem } = props;
  if (props.state === 'confirm')
    return (
      <>
        <Hero title="Confirm your subscription">
          One click, and The Signal comes to your mailbox once a month. You can leave it in any issue.
        </Hero>
        <Body label="Confirm">
          <Problem problem={problem} />
          <ChangeForm token={token} action="confirm">
            <button type="submit" className="button button-solid">
              Confirm subscription
            </button>
          </ChangeForm>
        </Body>
      </>
    );
  return (
    <>
      <Hero title="Your subscription">Leave The Signal, or have it sent to another address. No account needed.</Hero>
      <Body label="Your subscription">
        <Problem problem={problem} />
        <Manage token={token} problem={problem} />
      </Body>
    </>
  );
}
