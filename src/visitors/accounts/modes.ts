/** Forms of `/auth` and their texts (flows document, section 2, "Sign-in and sign-up"). */
export const modes = {
  'sign-in': {
    title: 'Sign In',
    heading: 'Welcome Back',
    subtitle: 'Sign in to your account to continue',
    button: 'Sign In',
  },
  'sign-up': {
    title: 'Sign Up',
    heading: 'Get Started',
    subtitle: 'Create an account to get started',
    button: 'Create Account',
  },
  link: {
    title: 'Sign In',
    heading: 'Sign in by email',
    subtitle: 'Enter your email and we will send you a sign-in link',
    button: 'Send sign-in link',
  },
  factor: {
    title: 'Sign In',
    heading: 'Second factor',
    subtitle: 'Enter the code from your authenticator app',
    button: 'Continue',
  },
  reset: {
    title: 'Reset password',
    heading: 'Reset your password',
    subtitle: 'Enter your email and we will send you a link to set a new password',
    button: 'Send link',
  },
  'new-password': {
    title: 'New password',
    heading: 'Set a new password',
    subtitle: 'Choose one that you do not use elsewhere',
    button: 'Save password',
  },
} as const;

/** `/account` redirects here for sign-in and gets the visitor back. */
export const ACCOUNT = '/account';
export const SIGN_IN_FOR_ACCOUNT = '/auth#account';

export type Mode = keyof typeof modes;

export const PASSWORD_HINT = 'Must be at least 8 characters';
export const BUSY_LABEL = 'Please wait...';
