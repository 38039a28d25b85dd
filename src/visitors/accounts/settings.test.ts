import { expect, it } from 'vitest';
import { providerName } from './provider-name';
import { readSettings } from './settings';

it('lists only the enabled providers', () => {
  const external = { google: true, github: false, email: true, phone: true, anonymous_users: true, web3_solana: true };
  expect(readSettings({ external, disable_signup: false })).toEqual({ providers: ['google'], hasFactors: true });
  expect(readSettings({ external: {}, mfa_enabled: false })).toEqual({ providers: [], hasFactors: false });
});

it.each([[undefined], [null], ['<html>'], [{ external: 7 }]])('offers nothing if the response is %j', (response) => {
  expect(readSettings(response)).toEqual({ providers: [], hasFactors: false });
});

it('names providers as they name themselves', () => {
  expect(['google', 'github', 'linkedin_oidc'].map(providerName)).toEqual(['Google', 'GitHub', 'LinkedIn']);
});
