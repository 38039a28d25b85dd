import type { DecimalMark } from './clean-entry.ts';

/** Forms and toasts in English (flows document, sections 5 and 8), for functions, server and browser. */
export const fieldMessages = {
  nameRequired: 'Name is required',
  nameTooLong: 'Name must be less than 100 characters',
  emailInvalid: 'Invalid email address',
  emailTooLong: 'Email must be less than 255 characters',
  companyTooLong: 'Company name must be less than 100 characters',
  phoneTooLong: 'Phone number must be less than 20 characters',
  messageRequired: 'Message is required',
  messageTooLong: 'Message must be less than 2000 characters',
  noteTooLong: 'Note must be less than 500 characters',
  passwordTooShort: 'Password must be at least 8 characters',
  passwordTooLong: 'Password must be at most 100 characters',
  displayNameTooShort: 'Name must be at least 2 characters',
  currentPasswordRequired: 'Enter your current password',
  codeInvalid: 'Enter the six digits of the code',
  deleteWord: 'delete',
  deleteWordRequired: 'Type the word delete to confirm',
  displayNameTooLong: 'Name must be at most 100 characters',
  timeRequired: 'Choose a time',
  timeNotOffered: 'This time is not offered. Please choose another one.',
  notStorable: 'This text contains a character that cannot be stored. Please remove it.',
};

/** Labels of built forms may be questions, so no message repeats one. */
const builtFieldMessages = {
  missing: 'Please fill in this field',
  choiceMissing: 'Please choose one of the options',
  consentMissing: 'Please check this box',
  tooLong: (max: number) => `Please use at most ${max.toLocaleString('en-US')} characters`,
  phoneInvalid: 'Please enter a phone number, for example +1 303 555 0142',
  numberInvalid: 'Please enter a number, for example 250',
  /** In `1,250` and `1.250`, where both readings are possible. */
  decimalMark: '.' as DecimalMark,
  numberTooSmall: (min: number) => `Please enter ${min} or more`,
  numberTooLarge: (max: number) => `Please enter ${max} or less`,
  dateInvalid: 'Please enter a date, for example 2027-03-31',
  fileMissing: 'Please choose a file',
  fileEmpty: (name: string) => `“${name}” is empty. Please choose another file.`,
  fileTooLarge: (name: string, megabytes: number) =>
    `“${name}” is larger than ${megabytes} MB. Please choose a smaller file.`,
  filesTooLarge: (megabytes: number) =>
    `All files together are larger than ${megabytes} MB. Please choose smaller files.`,
  fileRefused: (name: string, kinds: string) => `The content of “${name}” is of another kind. Accepted: ${kinds}.`,
  /** After a post without scripts: browsers do not fill in files. */
  fileAgain: 'Please choose this file again',
  fileKinds: { pdf: 'PDF', picture: 'picture', office: 'Office document', text: 'text or CSV' },
  fileLimits: (kinds: string, megabytes: number) => `${kinds}, up to ${megabytes} MB`,
};

/** Of a toast, or of the notice above a form without JavaScript. Destructive ones stay until dismissed. */
export type Notice = {
  title: string;
  description: string;
  tone: 'success' | 'destructive';
  /** Shown on the next page. */
  link?: { label: string; href: string };
};

export const success = (title: string, description: string): Notice => ({ title, description, tone: 'success' });
export const failure = (title: string, description: string): Notice => ({ title, description, tone: 'destructive' });

/** Flows document, section 8, first row. */
export const fallbacks = {
  /** An error without a message. */
  noText: 'Failed to submit form',
  /** No response. */
  noResponse: 'Please try again later.',
  unexpected: 'An unexpected error occurred. Please try again.',
};

const functionMessages = {
  invalid: 'Some entries are missing or too long. Please check them.',
  tooManyFromVisitor:
    'You have sent several requests in a short time. Please try again later, or write to us directly.',
  timeTaken: 'Someone else has just booked this time. Please choose another one.',
  signedOut: 'Your session has ended. Please sign in again.',
  secondFactor: 'Please sign in again with your second factor.',
  bookingGone: 'This session is not in your account.',
  bookingPast: 'This session has begun, so it can no longer be canceled.',
  bookingElsewhere: 'This session was booked in another calendar. Use the link in the email that confirmed it.',
  addressNotConfirmed: 'Confirm your email address first: we send you a link.',
  linkInvalid: 'This link has expired or belongs to another account. Ask for a new one.',
  newsletterLinkInvalid: 'This link has expired or was already used. Subscribe again to get a new one.',
  addressSuppressed:
    'Mail to this address came back, or was reported as unwanted, so we send none. Write to us if you want it again.',
  wrongPassword: 'Your password is not correct. Please try again.',
  signInAgain: 'To confirm that it is you, sign out, sign in again and delete the account within ten minutes.',
  formReceived: 'We have received your entries.',
  formGone: 'This form is no longer available. Please write to us directly.',
  formChanged:
    'This form has changed since you opened it. Copy what you want to keep, load the page again and fill in the new one.',
  formsOff: (email: string) => `This form is not in use. Please write to ${email}.`,
  tooLarge: 'This is too long. Please shorten it.',
  filesNotStored: 'Your files could not be stored. Please try again later.',
};

export const notices = {
  contactFailed: (text: string) => failure('Error sending message', text),
  /** Without JavaScript: the fields show the details. */
  contactInvalid: failure('Error sending message', functionMessages.invalid),
  /** Where there is no page that says so (visitors/forms/contact/submit.ts). */
  contactSent: success('Message Sent Successfully!', 'Thank you. We read every message and reply to you soon.'),
  newsletterEmpty: failure('Email required', 'Please enter your email address.'),
  newsletterInvalid: (text: string) => failure(text, 'Please check it and try again.'),
  newsletterFailed: (email: string) => failure('Subscription failed', `Please try again or contact ${email}`),
  newsletterSuccess: success('Successfully subscribed!', "You'll receive The Signal newsletter monthly."),
  formFailed: (text: string) => failure('Your entries were not sent', text),
  formSent: (text: string) => success('Thank you', text),
  previewOnly: success('This is a preview', 'Nothing was sent.'),
  bookingFailed: (text: string) => failure('Your session is not booked', text),
  /** Without a response: it may be booked. */
  bookingUnconfirmed: (text: string) => failure('Your session is not confirmed yet', text),
  validation: (text: string) => failure('Validation Error', text),
  loginFailed: failure('Login Failed', 'Invalid email or password. Please try again.'),
  accountExists: failure('Account Exists', 'This email is already registered. Please sign in instead.'),
  accountError: (text: string) => failure('Error', text || fallbacks.unexpected),
  welcomeBack: success('Welcome back!', "You've successfully signed in."),
  storageBlocked: failure(
    'Your browser blocks storage',
    'Without it you cannot stay signed in. Please allow this site to store data, and load the page again.',
  ),
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
  linkSent: success(
    'Check your email',
    'If there is an account with this address, a link that signs you in is on its way. It works once, within an hour.',
  ),
  passwordToChoose: success(
    'Choose your password',
    'Your email address is confirmed. A password that was set before is no longer valid.',
  ),
  resetLinkInvalid: failure('This link has expired', 'Ask for a new one below.'),
  samePassword: failure('Same password', 'The new password must differ from the old one.'),
  sessionEnded: failure('Your session has ended', 'Please sign in again.'),
  signedOut: success('Signed out', 'See you soon.'),
  signedOutOthers: success('Signed out elsewhere', 'Only this browser is still signed in.'),
  signedOutEverywhere: success('Signed out everywhere', 'Sign in again on the devices you use.'),
  nameSaved: success('Name saved', 'We use it when we write to you.'),
  emailChangeSent: (email: string) =>
    success('Confirm your new email', `Open the link we sent to ${email}. Until then, your old address stays.`),
  emailHalfConfirmed: success('One more confirmation', 'Now open the link we sent to your other address.'),
  emailChanged: success('Email changed', 'Sign in with your new address from now on.'),
  sameEmail: failure('Same email', 'This is the address you already use.'),
  emailTaken: failure('Email not changed', 'Another account uses this address.'),
  currentPasswordWrong: failure('Wrong password', 'Your current password is not correct. Please try again.'),
  passwordSaved: success('Password changed', 'Use it the next time you sign in.'),
  addressLinkSent: (email: string) =>
    success('Check your email', `Open the link we sent to ${email} to confirm that it is yours.`),
  addressConfirmed: success('Address confirmed', 'Everything booked with it is in your account now.'),
  bookingClaimed: success('Session added', 'It is listed under your discovery sessions.'),
  bookingCancelled: success('Session canceled', 'The time is free again. We have sent you an email about it.'),
  unsubscribed: success('Unsubscribed', 'You will receive no more issues of The Signal.'),
  accountFailed: (text: string) => failure('Nothing was changed', text),
  accountDeleted: success('Account deleted', 'You are signed out everywhere.'),
  identityUnlinked: (provider: string) => success('Unlinked', `You no longer sign in with ${provider}.`),
  lastIdentity: failure('Not unlinked', 'This is the only way you can sign in.'),
  linkingOff: failure('Not linked', 'This service does not allow it.'),
  identityTaken: failure('Not linked', 'Another account here uses it already.'),
  factorAdded: success('Second factor on', 'Keep the app: you need a code from it whenever you sign in.'),
  factorRemoved: success('Second factor off', 'Your password alone signs you in again.'),
  factorNeeded: failure('Second factor needed', 'Sign out, then sign in again with a code from your app.'),
  factorsOff: failure('Not set up', 'This service has no second factor.'),
  codeSent: success('Check your email', 'We sent you a code. Enter it to change your password.'),
  codeWrong: failure('Wrong code', 'The code is not correct or has expired. Please try again.'),
};

/** The shape of every other language. */
export const english = {
  fields: fieldMessages,
  builtFields: builtFieldMessages,
  fallbacks,
  functions: functionMessages,
  notices,
};
export type Messages = typeof english;
export type FieldMessages = Messages['fields'];
