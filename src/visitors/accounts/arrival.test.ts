import { expect, it } from 'vitest';
import { readArrival } from './arrival';

it.each([
  ['', 'visit'],
  ['#anything', 'visit'],
  ['#sign-out', 'sign-out'],
  ['#access_token=a&refresh_token=b&type=recovery', 'recovery'],
  ['#account', 'account'],
  ['#access_token=a&refresh_token=b&type=signup', 'session'],
  ['#access_token=a&refresh_token=b&type=magiclink', 'session'],
  ['#access_token=a&refresh_token=b&type=magiclink&needs=password', 'first-link'],
  ['#access_token=a&refresh_token=b&type=recovery&needs=password', 'first-link'],
  ['#access_token=a&refresh_token=b&type=email_change', 'email-change'],
  ['#link=0a1b&type=recovery', 'mailed-link'],
  ['#link=0a1b', 'visit'],
  ['#message=Confirmation+link+accepted', 'half-confirmed'],
  ['#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', 'expired-link'],
])('%j is %s', (hash, arrival) => {
  expect(readArrival(hash)).toBe(arrival);
});
