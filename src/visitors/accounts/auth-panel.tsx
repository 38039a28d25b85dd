'use client';

import { Field } from '../forms/field';
import { Toasts } from '../forms/toasts';
import type { Service } from './client';
import { BUSY_LABEL, type Mode, modes, PASSWORD_HINT } from './modes';
import { providerName } from './provider-name';
import { useAccount } from './use-account';
import { useSettings } from './use-settings';

type Props = Service & { siteName: string };

const ways: Record<Mode, [label: string, to: Mode][]> = {
  'sign-in': [
    ["Don't have an account? Sign up", 'sign-up'],
    ['Email me a sign-in link', 'link'],
    ['Forgot your password?', 'reset'],
  ],
  'sign-up': [['Already have an account? Sign in', 'sign-in']],
  link: [['Sign in with your password', 'sign-in']],
  reset: [['Back to sign in', 'sign-in']],
  factor: [],
  'new-password': [],
};

export function AuthPanel({ siteName, ...service }: Props) {
  const { mode, isReady, isBusy, wrongField, form, show, onSubmit, signInWith } = useAccount(service, siteName);
  const providers = useSettings(service)?.providers ?? [];
  const { heading, subtitle, button } = modes[mode];
  const isNew = mode === 'sign-up' || mode === 'new-password';
  const field = (name: string) => ({ form: 'auth', name, isWrong: wrongField === name });
  return (
    <div className="auth-panel">
      <h1 className="text-page">{heading}</h1>
      <p className="mt-4 text-ink-2">{subtitle}</p>
      <form ref={form} onSubmit={onSubmit} noValidate className="form mt-10">
        {mode === 'sign-up' ? <Field {...field('displayName')} label="Full Name" autoComplete="name" /> : null}
        {mode === 'new-password' || mode === 'factor' ? null : (
          <Field {...field('email')} label="Email" type="email" autoComplete="email" spellCheck={false} />
        )}
        {mode === 'factor' ? (
          <Field {...field('code')} label="Code" autoComplete="one-time-code" inputMode="numeric" />
        ) : null}
        {mode === 'reset' || mode === 'link' || mode === 'factor' ? null : (
          <Field
            {...field('password')}
            label="Password"
            type="password"
            minLength={8}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            hint={isNew ? PASSWORD_HINT : undefined}
          />
        )}
        <button type="submit" className="button button-solid" disabled={!isReady || isBusy}>
          {isBusy ? BUSY_LABEL : button}
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
              Continue with {providerName(provider)}
            </button>
          ))
        : null}
      {mode === 'factor' ? (
        <p className="auth-ways">
          <a className="text-link" href="/auth#sign-out">
            Sign out
          </a>
        </p>
      ) : null}
      <p className="auth-ways">
        {ways[mode].map(([label, to]) => (
          <button key={to} type="button" className="text-link" disabled={!isReady} onClick={() => show(to)}>
            {label}
          </button>
        ))}
      </p>
      <Toasts />
    </div>
  );
}
