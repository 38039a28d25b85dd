import { defaultLanguage, type Language } from '@shared/language';
import { messagesIn } from '@shared/messages-in';
import type { ReactNode } from 'react';
import { Arrow } from '@/components/ui/arrow';
import { subscriptionPath } from '@/services/mail/issue-links';
import type { DoneName, ProblemName } from './change-subscription';
import { subscriptionTextsIn } from './texts/subscription-texts';

type Props = { companyEmail: string; language: Language } & (
  | { state: 'done'; done: DoneName }
  /** The link is wrong, expired or used up. */
  | { state: 'invalid' }
  | { state: 'confirm' | 'manage'; token: string; problem?: ProblemName }
);

const NEWSLETTER = '/about/newsletters';

function textOf(problem: ProblemName, language: Language): string {
  const { fields, functions } = messagesIn(language);
  const { problems } = subscriptionTextsIn(language);
  if (problem === 'limit') return functions.tooManyFromVisitor;
  return problem === 'email' ? problems.email(fields.emailInvalid) : problems.away;
}

type SectionProps = { language: Language; children: ReactNode };
/** The frame around these sections is English. */
const langOf = (language: Language) => (language === defaultLanguage ? undefined : language);

const Hero = ({ title, language, children }: SectionProps & { title: string }) => (
  <section lang={langOf(language)} className="document-hero ground-graphite mesh" data-nav-theme="dark">
    <div className="wrap">
      <div className="document-hero-words">
        <h1 className="text-hero">{title}</h1>
        <p className="text-intro text-ink-2">{children}</p>
      </div>
    </div>
  </section>
);

const Body = ({ label, language, children }: SectionProps & { label: string }) => (
  <section lang={langOf(language)} className="section ground-white" data-nav-theme="light" aria-label={label}>
    <div className="wrap">
      <div className="subscription">{children}</div>
    </div>
  </section>
);

type Request = { token: string; language: Language };
type FormProps = Request & { action: 'confirm' | 'unsubscribe' | 'move'; children: ReactNode };

/** A POST, because mail scanners follow links but press no buttons. */
const ChangeForm = ({ token, language, action, children }: FormProps) => (
  <form className="form" method="post" action={`${subscriptionPath}/change`}>
    <input type="hidden" name="token" value={token} />
    <input type="hidden" name="action" value={action} />
    {language === defaultLanguage ? null : <input type="hidden" name="language" value={language} />}
    {children}
  </form>
);

const Problem = ({ problem, language }: { problem?: ProblemName; language: Language }) =>
  problem ? (
    <p className="subscription-problem" role="alert">
      {textOf(problem, language)}
    </p>
  ) : null;

function Manage({ problem, ...request }: Request & { problem?: ProblemName }) {
  const { manage } = subscriptionTextsIn(request.language);
  return (
    <>
      <div>
        <h2 className="text-header">{manage.unsubscribe}</h2>
        <p className="text-ink-2">{manage.unsubscribeText}</p>
        <ChangeForm {...request} action="unsubscribe">
          <button type="submit" className="button button-solid">
            {manage.unsubscribe}
          </button>
        </ChangeForm>
      </div>
      <div>
        <h2 className="text-header">{manage.move}</h2>
        <p className="text-ink-2">{manage.moveText}</p>
        <ChangeForm {...request} action="move">
          <div className="field">
            <label htmlFor="subscription-email">{manage.newEmail}</label>
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
            {manage.move}
          </button>
        </ChangeForm>
      </div>
    </>
  );
}

/** The page behind the links in the newsletter's mail. It needs no account, no cookie and no script. */
export function SubscriptionView(props: Props) {
  const { language } = props;
  const texts = subscriptionTextsIn(language);
  if (props.state === 'done') {
    const { title, text } = texts.done[props.done];
    return (
      <>
        <Hero title={title} language={language}>
          {text}
        </Hero>
        <Body label={texts.next} language={language}>
          <a className="text-link" href={NEWSLETTER}>
            {texts.issues}
            <Arrow />
          </a>
        </Body>
      </>
    );
  }
  if (props.state === 'invalid')
    return (
      <>
        <Hero title={texts.invalid.title} language={language}>
          {texts.invalid.text}
        </Hero>
        <Body label={texts.next} language={language}>
          <p>
            <a className="text-link" href={`${NEWSLETTER}#subscribe`}>
              {texts.invalid.again}
              <Arrow />
            </a>
          </p>
          <p>
            {texts.invalid.write} <a href={`mailto:${props.companyEmail}`}>{props.companyEmail}</a>.
          </p>
        </Body>
      </>
    );
  const { token, problem } = props;
  if (props.state === 'confirm')
    return (
      <>
        <Hero title={texts.confirm.title} language={language}>
          {texts.confirm.text}
        </Hero>
        <Body label={texts.confirm.label} language={language}>
          <Problem problem={problem} language={language} />
          <ChangeForm token={token} language={language} action="confirm">
            <button type="submit" className="button button-solid">
              {texts.confirm.button}
            </button>
          </ChangeForm>
        </Body>
      </>
    );
  return (
    <>
      <Hero title={texts.manage.title} language={language}>
        {texts.manage.text}
      </Hero>
      <Body label={texts.manage.title} language={language}>
        <Problem problem={problem} language={language} />
        <Manage token={token} language={language} problem={problem} />
      </Body>
    </>
  );
}
