'use client';

import { Field } from '../forms/field';
import { Toasts } from '../forms/toasts';
import type { Service } from './client';
import type { Mode } from './modes';
import { NotLoaded } from './not-loaded';
import { placesIn } from './places';
import { providerName } from './provider-name';
import type { AccountTexts } from './texts/english';
import { useAccountWords } from './texts/use-account-words';
import { useAccount } from './use-account';
import { useSettings } from './use-settings';

type Props = Service & { siteName: string };

const ways: Record<Mode, [label: keyof AccountTexts['ways'], to: Mode][]> = {
  'sign-in': [
    ['toSignUp', 'sign-up'],
    ['toLink', 'link'],
    ['toReset', 'reset'],
  ],
  'sign-up': [['fromSignUp', 'sign-in']],
  link: [['toPassword', 'sign-in']],
  reset: [['back', 'sign-in']],
  factor: [],
  'new-password': [],
  'mailed-link': [],
};

export function AuthPanel({ siteName, ...service }: Props) {
  const { texts, language } = useAccountWords();
  const { mode, isReady, isBusy, wrong, form, heading, show, onSubmit, signInWith } = useAccount(service, siteName);
  const providers = useSettings(service)?.providers ?? [];
  const { heading: title, subtitle, button } = texts.modes[mode];
  const isNew = mode === 'sign-up' || mode === 'new-password';
  const field = (name: string) => ({ form: 'auth', name, error: wrong?.field === name ? wrong.message : undefined });
  return (
    <div className="auth-panel">
      <h1 ref={heading} tabIndex={-1} className="text-page">
        {title}
      </h1>
      <p className="mt-4 text-ink-2">{subtitle}</p>
      <form ref={form} onSubmit={onSubmit} noValidate className="form mt-10">
        {mode === 'sign-up' ? <Field {...field('displayName')} label={texts.fullName} autoComplete="name" /> : null}
        {['new-password', 'factor', 'mailed-link'].includes(mode) ? null : (
          <Field {...field('email')} label={texts.email} type="email" autoComplete="email" spellCheck={false} />
        )}
        {mode === 'factor' ? (
          <Field {...field('code')} label={texts.code} autoComplete="one-time-code" inputMode="numeric" />
        ) : null}
        {['reset', 'link', 'factor', 'mailed-link'].includes(mode) ? null : (
          <Field
            {...field('password')}
            label={texts.password}
            type="password"
            minLength={8}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            hint={isNew ? texts.passwordHint : undefined}
          />
        )}
        <button type="submit" className="button button-solid" disabled={!isReady || isBusy}>
          {isBusy ? texts.busy : button}
        </button>
      </form>
      {mode === 'sign-in' || mode === 'sign-up'
        ? providers.map((provider) => (
            <button
              key={provider}
              type="button"
              className="button button-outline mt-4"
              disabled={!isReady || isBusy}
              onClick={() => signInWith(provider)}
            >
              {texts.continueWith(providerName(provider))}
            </button>
          ))
        : null}
      {mode === 'factor' ? (
        <p className="auth-ways">
          <a className="text-link" href={`${placesIn(language).auth}#sign-out`}>
            {texts.signOut}
          </a>
        </p>
      ) : null}
      <p className="auth-ways">
        {ways[mode].map(([label, to]) => (
          <button key={to} type="button" className="text-link" disabled={!isReady} onClick={() => show(to)}>
            {texts.ways[label]}
          </button>
        ))}
      </p>
      {isReady ? null : <NotLoaded />}
      <Toasts />
    </div>
  );
}
