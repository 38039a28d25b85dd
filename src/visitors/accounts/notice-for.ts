import { fallbacks, type Notice, notices } from '@shared/messages';

export type AuthFailure = { name?: string; message?: string; code?: string; status?: number };

/** Their messages come from the browser or a parser and mean nothing to a visitor. */
const WITHOUT_TEXT = new Set([
  'AuthRetryableFetchError',
  'AuthUnknownError',
  'TypeError',
  'SyntaxError',
  'TimeoutError',
  'ZodError',
]);

const byCode: Record<string, Notice> = {
  over_email_send_rate_limit: notices.tooManyEmails,
  over_request_rate_limit: notices.tooManyAttempts,
  email_not_confirmed: notices.emailNotConfirmed,
  same_password: notices.samePassword,
  user_already_exists: notices.accountExists,
  email_exists: notices.accountExists,
  otp_expired: notices.resetLinkInvalid,
  current_password_required: notices.currentPasswordWrong,
  current_password_mismatch: notices.currentPasswordWrong,
  reauthentication_not_valid: notices.codeWrong,
  mfa_verification_failed: notices.codeWrong,
  mfa_challenge_expired: notices.codeWrong,
  mfa_totp_enroll_not_enabled: notices.factorsOff,
  insufficient_aal: notices.factorNeeded,
  single_identity_not_deletable: notices.lastIdentity,
  manual_linking_disabled: notices.linkingOff,
  identity_already_exists: notices.identityTaken,
};

const ENDED = new Set(['session_not_found', 'session_expired', 'bad_jwt', 'user_not_found', 'no_authorization']);

/** Does the failure mean that the session has ended, here or elsewhere? */
export function hasEnded(failure: unknown): boolean {
  const { name, code = '' } = (failure ?? {}) as AuthFailure;
  return name === 'AuthSessionMissingError' || ENDED.has(code);
}

/** Toast for a failed sign-in, sign-up or password change (flows document, section 8). */
export function noticeFor(failure: unknown): Notice {
  const { name = '', message = '', code = '', status } = (failure ?? {}) as AuthFailure;
  if (name === 'FunctionFailure') return notices.accountFailed(message || fallbacks.unexpected);
  if (message.includes('Invalid login credentials')) return notices.loginFailed;
  if (message.includes('already registered')) return notices.accountExists;
  const known = byCode[code];
  if (known) return known;
  if (status === 429) return notices.tooManyAttempts;
  if (WITHOUT_TEXT.has(name) || (status ?? 0) >= 500) return notices.accountError('');
  return notices.accountError(message);
}
