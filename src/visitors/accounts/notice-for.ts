import { defaultLanguage } from '@shared/language';
import type { Messages, Notice } from '@shared/messages';
import { englishWords, type Words } from '../forms/texts/words';

export type AuthFailure = { name?: string; message?: string; code?: string; status?: number };

type PlainNotice = {
  [N in keyof Messages['notices']]: Messages['notices'][N] extends Notice ? N : never;
}[keyof Messages['notices']];

const byCode: Record<string, PlainNotice> = {
  over_email_send_rate_limit: 'tooManyEmails',
  over_request_rate_limit: 'tooManyAttempts',
  email_not_confirmed: 'emailNotConfirmed',
  same_password: 'samePassword',
  user_already_exists: 'accountExists',
  email_exists: 'accountExists',
  otp_expired: 'resetLinkInvalid',
  current_password_required: 'currentPasswordWrong',
  current_password_mismatch: 'currentPasswordWrong',
  reauthentication_not_valid: 'codeWrong',
  mfa_verification_failed: 'codeWrong',
  mfa_challenge_expired: 'codeWrong',
  mfa_totp_enroll_not_enabled: 'factorsOff',
  insufficient_aal: 'factorNeeded',
  single_identity_not_deletable: 'lastIdentity',
  manual_linking_disabled: 'linkingOff',
  identity_already_exists: 'identityTaken',
};

const ENDED = new Set(['session_not_found', 'session_expired', 'bad_jwt', 'user_not_found', 'no_authorization']);

/** The account does not exist any more. */
export const isOfNoAccount = (failure: unknown): boolean =>
  (failure as AuthFailure | undefined)?.code === 'user_not_found';

export function hasEnded(failure: unknown): boolean {
  const { name, code = '' } = (failure ?? {}) as AuthFailure;
  return name === 'AuthSessionMissingError' || ENDED.has(code);
}

/** Toast for a failure (flows document, section 8). The service's texts are English: other languages use fallbacks. */
export function noticeFor(
  failure: unknown,
  { language, messages }: Pick<Words, 'language' | 'messages'> = englishWords,
): Notice {
  const { notices, fallbacks } = messages;
  const { name = '', message = '', code = '', status } = (failure ?? {}) as AuthFailure;
  const isServer = (status ?? 0) >= 500;
  // All others come from the browser, a parser or a fault, and mean nothing to visitors.
  const isRefusal = (status ?? 0) >= 400 && !isServer;
  // Only a refusal says that nothing was changed: what takes too long may be carried out after all.
  if (name === 'FunctionFailure')
    return isServer ? notices.accountError(message) : notices.accountFailed(message || fallbacks.unexpected);
  if (message.includes('Invalid login credentials')) return notices.loginFailed;
  if (message.includes('already registered')) return notices.accountExists;
  const known = byCode[code];
  if (known) return notices[known];
  if (status === 429) return notices.tooManyAttempts;
  return notices.accountError(isRefusal && language === defaultLanguage ? message : '');
}
