import { arePasswordsOn } from '@/staff/sign-in/local-passwords';
import { sentenceOf } from '@/staff/single-sign-on/refusals';
import { SSO_PATH, singleSignOn } from '@/staff/single-sign-on/settings';
import { Button } from '../panel/button';
import { SsoPopup } from './sso-popup';

type Props = { goTo: string; reason?: string; isPopup?: boolean };

/** Empty unless single sign-on is configured. */
export function SsoButtons({ goTo, reason, isPopup = false }: Props) {
  const settings = singleSignOn();
  if (!settings) return null;
  const problem = sentenceOf(reason);
  const isPrimary = !arePasswordsOn();
  // An endpoint: no client-side navigation.
  const start = `${SSO_PATH}/start?${new URLSearchParams({ redirect: goTo })}`;
  return (
    <div className="sign-in-sso">
      {problem ? (
        <p className="sign-in-error" role="alert">
          {problem}
        </p>
      ) : null}
      {isPopup ? (
        <SsoPopup href={start} isPrimary={isPrimary}>
          Sign in with {settings.label}
        </SsoPopup>
      ) : (
        <Button
          el="anchor"
          url={start}
          buttonStyle={isPrimary ? 'primary' : 'secondary'}
          size="large"
          extraButtonProps={{ rel: 'nofollow' }}
        >
          Sign in with {settings.label}
        </Button>
      )}
      <p className="sign-in-or">
        {arePasswordsOn() ? 'or with a password' : 'Passwords are off, except for the break-glass account:'}
      </p>
    </div>
  );
}
