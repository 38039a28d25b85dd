/**
 * Every sentence a form or a toast says to a visitor (flows document, sections 5 and 8; decisions, "Forms"). Functions,
 * the site's server and the browser read them here.
 */
export const fieldMessages = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be less than 100 characters',
  emailInvalid: 'Invalid email address',
  emailTooLong: 'Email must be less than 255 characters',
  companyTooLong: 'Company name must be less than 100 characters',
  phoneTooLong: 'Phone number must be less than 20 characters',
  messageRequired: 'Message is required',
  messageTooLong: 'Message must be less than 2000 characters',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordTooLong: 'Password must be at most 100 characters',
  displayNameTooShort: 'Name must be at least 2 characters',
  displayNameTooLong: 'Name must be at most 100 characters',
  timeRequired: 'Choose a time',
  timeNotOffered: 'This time is not offered. Please choose another one.',
  notStorable: 'This text contains a character that cannot be stored. Please remove it.',
} as const;

/** What a toast, or the notice above a form without JavaScript, says. Destructive ones stay until they are dismissed. */
export type Notice = { title: string; description: string; tone: 'success' | 'destructive' };

const success = (title: string, description: string): Notice => ({ title, description, tone: 'success' });
const failure = (title: string, description: string): Notice => ({ title, description, tone: 'destructive' });

/** Where nothing better is known (flows document, section 8, first row). */
export const fallbacks = {
  /** The server answered with an error and gave no text. */
  noText: 'Failed to submit form',
  /** There was no answer. */
  noAnswer: 'Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again.',
} as const;

/** Texts that functions give themselves. */
export const functionMessages = {
  invalid: 'Some entries are missing or too long. Please check them.',
  tooManyFromVisitor:
    'You have sent several requests in a short time. Please try again later, or write to us directly.',
  timeTaken: 'Somebody else has just booked this time. Please choose another one.',
  tooLarge: 'This is more than we can take in. Please shorten it.',
} as const;

export const notices = {
  contactFailed: (text: string) => failure('Error sending message', text),
  /** Without JavaScript: the fields below say the rest. */
  contactInvalid: failure('Error sending message', functionMessages.invalid),
  newsletterEmpty: failure('Email required', 'Please enter your email address.'),
  newsletterInvalid: (text: string) => failure(text, 'Please check it and try again.'),
  newsletterFailed: (email: string) => failure('Subscription failed', `Please try again or contact ${email}`),
  newsletterSuccess: success('Successfully subscribed!', "You'll receive The Signal newsletter monthly."),
  bookingFailed: (text: string) => failure('Your session is not booked', text),
  validation: (text: string) => failure('Validation Error', text),
  loginFailed: failure('Login Failed', 'Invalid email or password. Please try again.'),
  accountExists: failure('Account Exists', 'This email is already registered. Please sign in instead.'),
  accountError: (text: string) => failure('Error', text || fallbacks.unexpected),
  welcomeBack: success('Welcome back!', "You've successfully signed in."),
  accountCreated: success('Account Created!', "You've successfully signed up. Welcome!"),
  confirmEmail: success('Check your email', 'We have sent you a link. Open it to confirm your address, then sign in.'),
  emailNotConfirmed: failure('Confirm your email', 'Open the link in the message we sent you, then sign in.'),
  tooManyAttempts: failure('Too many attempts', 'Please wait a few minutes and try again.'),
  tooManyEmails: failure(
    'Too many emails',
    'We have just sent you one. Please wait a few minutes before asking for another.',
  ),
  resetSent: success(
    'Check your email',
    'If there is an account with this address, a link to set a new password is on its way.',
  ),
  passwordChanged: success('Password changed', 'You are signed in with your new password.'),
  resetLinkInvalid: failure('This link has expired', 'Ask for a new one below.'),
  samePassword: failure('Same password', 'The new password must differ from the old one.'),
  sessionEnded: failure('Your session has ended', 'Please sign in again.'),
  signedOut: success('Signed out', 'See you soon.'),
} as const;
