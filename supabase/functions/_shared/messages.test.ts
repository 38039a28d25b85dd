import { expect, it } from 'vitest';
import { limits } from './fields.ts';
import { fallbacks, notices } from './messages.ts';

/** Flows document, section 8, row by row. */
it.each([
  [notices.contactFailed('No more today.'), 'Error sending message', 'No more today.', 'destructive'],
  [notices.newsletterEmpty, 'Email required', 'Please enter your email address.', 'destructive'],
  [
    notices.newsletterFailed('hello@alethia.example'),
    'Subscription failed',
    'Please try again or contact hello@alethia.example',
    'destructive',
  ],
  [notices.newsletterSuccess, 'Successfully subscribed!', "You'll receive The Signal newsletter monthly.", 'success'],
  [notices.loginFailed, 'Login Failed', 'Invalid email or password. Please try again.', 'destructive'],
  [notices.accountExists, 'Account Exists', 'This email is already registered. Please sign in instead.', 'destructive'],
  [notices.accountError(''), 'Error', 'An unexpected error occurred. Please try again.', 'destructive'],
  [notices.accountError('Something else'), 'Error', 'Something else', 'destructive'],
  [notices.validation('Invalid email address'), 'Validation Error', 'Invalid email address', 'destructive'],
  [notices.welcomeBack, 'Welcome back!', "You've successfully signed in.", 'success'],
  [notices.accountCreated, 'Account Created!', "You've successfully signed up. Welcome!", 'success'],
] as const)('%#: %o', (notice, title, description, tone) => {
  expect(notice).toEqual({ title, description, tone });
});

it('has the fallbacks of a failed contact form', () => {
  expect(fallbacks.noText).toBe('Failed to submit form');
  expect(fallbacks.noResponse).toBe('Please try again later.');
});

it('has the field lengths of the document, section 9', () => {
  expect(limits).toEqual({
    name: 100,
    email: 255,
    company: 100,
    phone: 20,
    message: 2000,
    password: { min: 8, max: 100 },
    displayName: { min: 2, max: 100 },
  });
});
