import { fallbacks } from '@shared/messages';
import { german } from '@shared/messages-de';
import { describe, expect, it } from 'vitest';
import { noticeFor } from './notice-for';

const noticeOf = (failure: unknown) => {
  const { title, description, tone } = noticeFor(failure);
  return [title, description, tone];
};

describe('a failure of the authentication service', () => {
  it('is one of the three in the error catalog', () => {
    expect(noticeOf({ message: 'Invalid login credentials', status: 400, code: 'invalid_credentials' })).toEqual([
      'Login Failed',
      'Invalid email or password. Please try again.',
      'destructive',
    ]);
    expect(noticeOf({ message: 'User already registered', status: 422 })).toEqual([
      'Account Exists',
      'This email is already registered. Please sign in instead.',
      'destructive',
    ]);
    expect(noticeOf({ message: 'Signups not allowed for this instance', status: 422 })).toEqual([
      'Error',
      'Signups not allowed for this instance',
      'destructive',
    ]);
  });

  it('uses the fallback without a message', () => {
    for (const failure of [undefined, null, {}, { message: '' }, { status: 500, message: 'pq: deadlock' }]) {
      expect(noticeOf(failure)).toEqual(['Error', 'An unexpected error occurred. Please try again.', 'destructive']);
    }
  });

  it('never shows the message of a browser, a parser or a script that did not load', () => {
    for (const [name, message] of [
      ['AuthRetryableFetchError', 'Failed to fetch'],
      ['AuthRetryableFetchError', '{}'],
      ['AuthUnknownError', 'Unexpected end of JSON input'],
      ['TypeError', 'Load failed'],
      ['ChunkLoadError', 'Failed to load chunk /_next/static/chunks/0a.js from module 1'],
    ]) {
      for (const status of [0, undefined]) expect(noticeOf({ name, message, status })[1]).toBe(fallbacks.unexpected);
    }
  });

  it('says clearly that there were too many attempts, or that the address is not confirmed', () => {
    expect(noticeOf({ status: 429, code: 'over_request_rate_limit', message: 'Request rate limit reached' })[0]).toBe(
      'Too many attempts',
    );
    expect(noticeOf({ status: 429, message: 'slow down' })[0]).toBe('Too many attempts');
    expect(noticeOf({ status: 429, code: 'over_email_send_rate_limit' })[0]).toBe('Too many emails');
    expect(noticeOf({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' })[0]).toBe(
      'Confirm your email',
    );
    expect(noticeOf({ status: 422, code: 'same_password', message: 'New password should …' })[0]).toBe('Same password');
  });
});

it('of a function says that nothing was changed only if it was refused', () => {
  const failure = { name: 'FunctionFailure', message: '', code: 'x' };
  expect(noticeOf({ ...failure, status: 403, message: 'Wrong.' }).slice(0, 2)).toEqual([
    'Nothing was changed',
    'Wrong.',
  ]);
  for (const status of [500, 503])
    expect(noticeOf({ ...failure, status }).slice(0, 2)).toEqual(['Error', fallbacks.unexpected]);
});

it('is translated in other languages, even if the service has its own English text', () => {
  const words = { language: 'de', messages: german } as const;
  expect(noticeFor({ message: 'Invalid login credentials' }, words).title).toBe('Anmeldung fehlgeschlagen');
  expect(noticeFor({ message: 'Signups not allowed for this instance', status: 422 }, words).description).toBe(
    german.fallbacks.unexpected,
  );
});
