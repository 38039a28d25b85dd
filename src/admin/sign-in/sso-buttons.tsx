import { Button } from '@payloadcms/ui';
import { arePasswordsOn } from '@/staff/sign-in/local-passwords';
import { sentenceOf } from '@/staff/single-sign-on/refusals';
import { SSO_PATH, singleSignOn } from '@/staff/single-sign-on/settings';

type Props = { goTo: string; reason: string | undefined };

/** Empty unless single sign-on is configured. */
export function SsoButtons({ goTo, reason }: Props) {
  const settings = singleSignOn();
  if (!settings) return null;
  const problem = sentenceOf(reason);
  return (
    <div className="sign-in-sso">
      {problem ? (
        <p className="sign-in-error" role="alert">
          {problem}
        </p>
      ) : null}
      {/* An endpoint: no client-side navigation. */}
      <Button
        el="anchor"
        url={`${SSO_PATH}/start?${new URLSearchParams({ redirect: goTo })}`}
        buttonStyle={arePasswordsOn() ? 'secondary' : 'primary'}
        size="large"
        margin={false}
        extraButtonProps={{ rel: 'nofollow' }}
      >
        Sign in with {settings.label}
      </Button>
      <p className="sign-in-or">
        {arePasswordsOn() ? 'or with a password' : 'Passwords are off, except for the break-glass account:'}
      </p>
    </div>
  );
}
